-- Who carries a round out, in which order its houses are gone to, and what was tapped at the doors.

-- Staff who carry a round out. A round that names nobody has those of its weekly rule.
create table round_riders (
  round_id text not null references rounds (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  primary key (round_id, user_id)
);
create index round_riders_by_user on round_riders (user_id);

create table rule_riders (
  rule_id text not null references round_rules (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  primary key (rule_id, user_id)
);
create index rule_riders_by_user on rule_riders (user_id);

-- Where a house stands among the others, and where it is, if somebody said so. A house is a shopper in a village.
create table stop_places (
  user_id text not null references users (id) on delete cascade,
  pincode text not null,
  village_key text not null,
  position double precision not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  updated_at text not null,
  primary key (user_id, pincode, village_key)
);

-- What was tapped at a door. Rows are only added. One that contradicts what its phone had not seen does not stand; of
-- those that stand, the last holds.
create table stop_taps (
  -- Made by the phone, once for each tap.
  id text primary key,
  round_id text not null references rounds (id),
  order_id text not null references orders (id),
  -- The order in which the taps of an order arrived.
  position integer not null,
  kind text not null check (kind in ('delivered', 'away', 'refused')),
  -- Why it was refused: one of the shop's words, or the person's own.
  reason text not null default '',
  cash_paise bigint not null default 0 check (cash_paise >= 0),
  stands integer not null check (stands in (0, 1)),
  by_id text not null references users (id),
  by_name text not null,
  made_at text not null,
  arrived_at text not null,
  unique (order_id, position)
);
create index stop_taps_by_round on stop_taps (round_id, order_id);
