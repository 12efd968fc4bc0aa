-- How the shop stands to GST, from a day on. `used_until` is the last day on which a paper was drawn under it: with papers it is never
-- changed again, only followed by another.
create table tax_registrations (
  id text primary key,
  from_on text not null unique,
  mode text not null check (mode in ('unregistered', 'composition', 'regular')),
  gstin text not null default '',
  state text not null default '',
  legal_name text not null default '',
  prefix text not null default '',
  used_until text,
  made_at text not null,
  check ((mode = 'unregistered') = (gstin = '')),
  check (used_until is null or used_until >= from_on)
);
-- The owner's own rates, of tax goods or of the first digits of an HSN. They come after those that are shipped.
create table tax_rates (
  id text primary key,
  goods text not null default '',
  hsn text not null default '',
  condition text not null check (condition in ('any', 'packed', 'loose')),
  from_on text not null,
  until_on text,
  rate_hundredths integer not null check (rate_hundredths >= 0),
  nature text not null check (nature in ('taxable', 'nil', 'exempt')),
  by_printed_price integer not null default 0 check (by_printed_price in (0, 1)),
  source text not null default '',
  made_at text not null,
  check ((goods = '') <> (hsn = '')),
  check (until_on is null or until_on >= from_on)
);
create index tax_rates_by_day on tax_rates (from_on);
-- The class of goods that a product's rate follows from, and whether it is sold packed or loose where that is not what its pack says.
alter table product_labels add column tax_goods text not null default '';
alter table product_labels add column taxed_as text not null default '' check (taxed_as in ('', 'packed', 'loose'));
