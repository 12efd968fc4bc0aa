-- Packs of one thing are products of one family. `leads` says which of them stands in a listing that shows each family
-- once: the first live one of its shelf; what has no family leads itself.
alter table products add column family_id text;
alter table products add column family_position bigint not null default 0;
alter table products add column leads integer not null default 1 check (leads in (0, 1));

-- What is printed on a pack and shown with it, limits, and what the owner says of its stock.
alter table products add column barcode text;
alter table products add column origin text not null default '';
alter table products add column mark text not null default '' check (mark in ('', 'veg', 'nonveg'));
alter table products add column most_per_order bigint check (most_per_order >= 1);
alter table products add column low_stock bigint check (low_stock >= 0);
alter table products add column sold_out integer not null default 0 check (sold_out in (0, 1));
alter table products add column back_on text;
alter table products add column also_called text not null default '';
-- The fields that somebody changed by hand, between spaces: imports leave them.
alter table products add column edited text not null default '';
-- A draft is a product that was never in the shop; its deactivated_at is set until it has a name and a price.
alter table products add column draft integer not null default 0 check (draft in (0, 1));
create unique index products_barcode on products (barcode) where barcode is not null;
create index products_in_family on products (family_id, family_position, id) where family_id is not null;
create index products_back_on on products (back_on) where back_on is not null;
create index products_drafts on products (created_at, id) where draft = 1;
create index products_low_by_own on products (id) where low_stock is not null;

-- What the law wants to be read of a packed good, and what the shop paid for it.
create table product_labels (
  product_id text primary key references products (id) on delete cascade,
  maker text not null default '',
  packer text not null default '',
  importer text not null default '',
  best_before text not null default '',
  hsn text not null default '',
  tax_rate_hundredths integer check (tax_rate_hundredths between 0 and 10000),
  fssai text not null default '',
  purchase_price_paise bigint check (purchase_price_paise >= 0)
);

-- Names and descriptions in other languages; the English ones stand in products.
create table product_texts (
  product_id text not null references products (id) on delete cascade,
  language text not null check (language in ('hi', 'bn')),
  title text not null default '',
  description text not null default '',
  primary key (product_id, language)
);

-- A listing that shows each family once reads from the same indexes which products lead.
drop index products_newest;
drop index products_popular;
drop index products_rated;
drop index products_priced;
drop index products_in_category_newest;
drop index products_in_category_popular;
drop index products_in_category_rated;
drop index products_in_category_priced;
create index products_newest on products (created_at, id, category, leads) where deactivated_at is null;
create index products_popular on products (popularity, created_at, id, category, leads) where deactivated_at is null;
create index products_rated on products (rating_hundredths, id, category, leads) where deactivated_at is null;
create index products_priced on products (price_paise, id, category, leads) where deactivated_at is null;
create index products_in_category_newest on products (category, created_at, id, leads) where deactivated_at is null;
create index products_in_category_popular on products (category, popularity, created_at, id, leads) where deactivated_at is null;
create index products_in_category_rated on products (category, rating_hundredths, id, leads) where deactivated_at is null;
create index products_in_category_priced on products (category, price_paise, id, leads) where deactivated_at is null;
