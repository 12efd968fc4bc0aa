-- What becomes of cash: a sheet for the bag of each round, and for the counter of each day. Its rows are only added.
create table cash_sheets (
  -- The round's id, or the day of the counter, so that whoever counts without a network knows it.
  id text primary key,
  round_id text references rounds (id),
  on_day text not null,
  opened_at text not null,
  check (id = coalesce(round_id, on_day))
);
create index cash_sheets_by_day on cash_sheets (on_day);

-- What was put into a bag at the start, and what was spent out of it, each with its word.
create table cash_moves (
  -- Made by whoever sends it.
  id text primary key,
  sheet_id text not null references cash_sheets (id),
  position integer not null,
  kind text not null check (kind in ('opening', 'spent', 'undone')),
  -- What went into the bag; less than nothing where it went out.
  amount_paise bigint not null,
  note text not null default '',
  -- The row that this one takes back.
  undoes text unique,
  -- As in an order's timeline: the name stays when the account is gone.
  by_id text not null,
  by_name text not null,
  at text not null,
  written_at text not null,
  unique (sheet_id, position),
  check ((kind = 'undone') = (undoes is not null)),
  check (kind <> 'opening' or amount_paise > 0),
  check (kind <> 'spent' or (amount_paise < 0 and note <> ''))
);

-- What somebody counted and handed in. The last one is signed, or was.
create table cash_counts (
  id text primary key,
  sheet_id text not null references cash_sheets (id),
  position integer not null,
  counted_paise bigint not null check (counted_paise >= 0),
  -- How many of each note, and the coins in rupees: JSON.
  pieces text not null,
  reason text not null default '',
  by_id text not null,
  by_name text not null,
  at text not null,
  written_at text not null,
  unique (sheet_id, position)
);

-- What was signed: closed for good, or a later correction of it. The last one holds.
create table cash_closings (
  id text primary key,
  sheet_id text not null references cash_sheets (id),
  position integer not null,
  -- Null of rounds that were closed before there were sheets.
  count_id text unique references cash_counts (id),
  opening_paise bigint not null,
  taken_paise bigint not null,
  returned_paise bigint not null check (returned_paise >= 0),
  spent_paise bigint not null,
  expected_paise bigint not null,
  counted_paise bigint not null check (counted_paise >= 0),
  -- Why less or more was counted, or what was found later.
  reason text not null default '',
  -- What the owner says that the round cost; null where nobody said.
  cost_paise bigint check (cost_paise >= 0),
  handed_by text,
  handed_name text not null,
  signed_by text not null,
  signed_name text not null,
  -- Whether there was nobody else who might sign.
  alone integer not null check (alone in (0, 1)),
  signed_at text not null,
  unique (sheet_id, position),
  check (expected_paise = opening_paise + taken_paise - returned_paise - spent_paise),
  check (reason <> '' or (position = 0 and expected_paise = counted_paise)),
  check (count_id is null or alone = 1 or handed_by <> signed_by)
);

-- Which payments were signed with which closing: each once. What stands in none is still in its bag, or came late.
create table cash_signed (
  payment_id text primary key references payments (id),
  closing_id text not null references cash_closings (id)
);
create index cash_signed_by_closing on cash_signed (closing_id);

-- Rounds that were closed before: the same rows, as they were signed.
insert into cash_sheets (id, round_id, on_day, opened_at)
select rounds.id, rounds.id, rounds.on_day, min(round_closings.signed_at)
from round_closings join rounds on rounds.id = round_closings.round_id
group by rounds.id, rounds.on_day;
insert into cash_closings
  (id, sheet_id, position, opening_paise, taken_paise, returned_paise, spent_paise, expected_paise, counted_paise,
   reason, cost_paise, handed_name, signed_by, signed_name, alone, signed_at)
select round_id || ' ' || position, round_id, position, 0, expected_paise, 0, 0, expected_paise, came_paise,
  reason, cost_paise, '', signed_by, signed_name, 0, signed_at
from round_closings;
-- What was in the bag when somebody signed; what orders from before payments were rows brought was in it, too.
insert into cash_signed (payment_id, closing_id)
select payments.id, payments.round_id || ' ' || (
  select min(position) from round_closings
  where round_closings.round_id = payments.round_id
    and (signed_at >= payments.written_at or payments.source = 'before'))
from payments
where method = 'cash' and exists (
  select 1 from round_closings
  where round_closings.round_id = payments.round_id
    and (signed_at >= payments.written_at or payments.source = 'before'));
drop table round_closings;

-- What a shopper at the door said was paid by UPI: a claim, until somebody sees it in the bank.
alter table stop_taps add column upi_paise bigint not null default 0 check (upi_paise >= 0);
create index stop_taps_with_upi on stop_taps (order_id) where upi_paise > 0;
