-- What becomes of a round: that it comes late, that its orders are packed, and how it ended.

-- Until when a round comes that is late. What its orders were promised stays as it was.
alter table rounds add column late_to text;
-- When it was closed for good: from then on nothing about it changes.
alter table rounds add column ended_at text;
-- Until when a shopper was last told that the order comes; null while that is as it was promised.
alter table orders add column late_told text;
-- When the goods of an order were packed: a time, no status of its own.
alter table orders add column packed_at text;

-- How a round ended: what cash was expected, what came, what the round cost, and who signed. Rows are only added: the last
-- one holds, those before it are what was thought then.
create table round_closings (
  round_id text not null references rounds (id),
  position integer not null,
  expected_paise bigint not null check (expected_paise >= 0),
  came_paise bigint not null check (came_paise >= 0),
  -- Why less or more came, or why it is closed once more.
  reason text not null default '',
  -- What the owner says that the round cost; null where nobody said.
  cost_paise bigint check (cost_paise >= 0),
  -- As in an order's timeline: the name stays when the account is gone.
  signed_by text not null,
  signed_name text not null,
  signed_at text not null,
  primary key (round_id, position),
  check (reason <> '' or (position = 0 and expected_paise = came_paise))
);
