-- When the shop delivers: weekly rules, the dated rounds that are made of them, and the days on which nothing goes out.

create table round_rules (
  id text primary key,
  kind text not null check (kind in ('ride', 'collect')),
  -- Its days of the week, a digit each: 1 is Monday.
  days text not null,
  from_time text not null,
  to_time text not null,
  order_before text not null,
  order_day text not null check (order_day in ('same', 'before')),
  capacity integer not null check (capacity >= 1),
  everywhere integer not null check (everywhere in (0, 1)),
  revision integer not null default 1,
  created_at text not null,
  updated_at text not null,
  ended_at text
);

create table round_rule_areas (
  rule_id text not null references round_rules (id) on delete cascade,
  area_id text not null references areas (id) on delete cascade,
  primary key (rule_id, area_id)
);

-- The times of a round never change: what a shopper saw is what is promised. One that nobody was promised may be
-- replaced by another. Two servers that make the rounds of a rule at once make each of them once.
create table rounds (
  id text primary key,
  rule_id text references round_rules (id),
  kind text not null check (kind in ('ride', 'collect')),
  on_day text not null,
  from_time text not null,
  to_time text not null,
  cut_off_at text not null,
  capacity integer not null check (capacity >= 1),
  booked integer not null default 0 check (booked >= 0),
  -- Whether an order was ever promised this round.
  promised integer not null default 0 check (promised in (0, 1)),
  everywhere integer not null check (everywhere in (0, 1)),
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at text not null,
  updated_at text not null,
  check (booked <= capacity),
  unique (rule_id, on_day)
);
create index rounds_by_day on rounds (on_day, from_time, id);

create table round_areas (
  round_id text not null references rounds (id) on delete cascade,
  area_id text not null references areas (id) on delete cascade,
  primary key (round_id, area_id)
);
create index round_areas_by_area on round_areas (area_id);
create index round_rule_areas_by_area on round_rule_areas (area_id);

-- Days on which nothing goes out, of all rounds or of one rule, and what shoppers read about it.
create table round_pauses (
  id text primary key,
  from_on text not null,
  to_on text not null check (to_on >= from_on),
  rule_id text references round_rules (id),
  text text not null,
  created_at text not null
);

-- The round that an order goes with, and a copy of what was promised. A round that was promised is never deleted.
alter table orders add column round_id text;
alter table orders add column promised_kind text check (promised_kind in ('ride', 'collect'));
alter table orders add column promised_on text;
alter table orders add column promised_from text;
alter table orders add column promised_to text;
create index orders_by_round on orders (round_id) where round_id is not null;
