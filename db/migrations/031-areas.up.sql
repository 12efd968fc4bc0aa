-- Where the shop delivers: areas with a fee and limits of their own. What is in none of them is under the shop's own
-- shipping rule.
create table areas (
  id text primary key,
  name text not null,
  fee_paise bigint not null check (fee_paise >= 0),
  -- Above which subtotal delivery is free; null: it never is.
  free_above_paise bigint check (free_above_paise >= 0),
  minimum_paise bigint not null default 0 check (minimum_paise >= 0),
  -- The most cash taken at the door without a call before; null: any.
  cash_most_paise bigint check (cash_most_paise >= 0),
  note text not null default '',
  rank integer not null,
  revision integer not null default 1,
  created_at text not null,
  updated_at text not null
);

-- The villages of an area; an empty village is the whole pincode. Each is in one area.
create table places (
  id text primary key,
  area_id text not null references areas (id) on delete cascade,
  pincode text not null check (length(pincode) = 6),
  village text not null,
  -- The village as it is compared: what `villageKey` makes of it.
  village_key text not null,
  rank integer not null,
  unique (pincode, village_key)
);
create index places_by_area on places (area_id, rank);

-- What an order was promised: to which village, in which area, under which rule. Null fee: an order of before.
alter table orders add column village text not null default '';
alter table orders add column area_name text not null default '';
alter table orders add column area_fee_paise bigint;
alter table orders add column area_free_above_paise bigint;
alter table orders add column area_cash_most_paise bigint;
alter table orders add column collected integer not null default 0 check (collected in (0, 1));

alter table addresses add column village text not null default '';
