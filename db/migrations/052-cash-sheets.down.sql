drop index stop_taps_with_upi;
alter table stop_taps drop column upi_paise;
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
insert into round_closings
  (round_id, position, expected_paise, came_paise, reason, cost_paise, signed_by, signed_name, signed_at)
select cash_sheets.round_id, position, expected_paise, counted_paise, reason, cost_paise, signed_by, signed_name, signed_at
from cash_closings join cash_sheets on cash_sheets.id = cash_closings.sheet_id
where cash_sheets.round_id is not null and expected_paise >= 0;
drop table cash_signed;
drop table cash_closings;
drop table cash_counts;
drop table cash_moves;
drop table cash_sheets;
