-- What changed, in order: each write that changes something which others keep a copy of (finished pages, the search
-- index) adds a row in its own transaction, and every process follows the sequence. `tags` are words between spaces.
create table changes (
  seq {{serial}},
  tags text not null
);
drop table versions;

-- How much of a product was sold when that was last counted, every ten minutes: the order of "most popular" follows this
-- figure and not each sale, so that a sale moves no listing.
alter table products add column popularity bigint not null default 0 check (popularity >= 0);
update products set popularity = sold;
drop index products_popular;
drop index products_in_category_popular;
create index products_popular on products (popularity, created_at, id) where deactivated_at is null;
create index products_in_category_popular on products (category, popularity, created_at, id) where deactivated_at is null;
create index products_popularity_due on products (id) where popularity <> sold;
