alter table stop_taps drop column on_account;
drop table khata_lines;
drop table khatas;
-- Money against an account has no place in the table as it was.
delete from payments where order_id is null;
create table payments_before (
  id text primary key,
  order_id text not null references orders (id),
  position integer not null,
  kind text not null check (kind in ('paid', 'returned', 'undone')),
  method text not null check (method in ('cash', 'card', 'upi', 'account')),
  amount_paise bigint not null,
  rounded_paise bigint not null default 0 check (rounded_paise between -99 and 99),
  reference text not null default '',
  reference_turn integer not null default 0,
  note text not null default '',
  source text not null check (source in ('tap', 'desk', 'status', 'before')),
  tap_id text unique references stop_taps (id),
  undoes text unique,
  round_id text references rounds (id),
  by_id text,
  by_name text not null,
  at text not null,
  written_at text not null,
  unique (order_id, position),
  check ((kind = 'undone') = (undoes is not null)),
  check (kind <> 'paid' or amount_paise >= 0),
  check (kind <> 'returned' or amount_paise < 0)
);
insert into payments_before (
  id, order_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id,
  undoes, round_id, by_id, by_name, at, written_at
)
select id, order_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source,
  -- Of a tap that brought two payments, the first keeps its name.
  case when tap_id is not null and exists (
    select 1 from payments as other
    where other.tap_id = payments.tap_id and other.order_id = payments.order_id and other.position < payments.position
  ) then null else tap_id end,
  undoes, round_id, by_id, by_name, at, written_at
from payments;
drop table payments;
alter table payments_before rename to payments;
create unique index payments_reference_turn on payments (reference, reference_turn)
  where reference <> '' and kind = 'paid';
create index payments_by_time on payments (at);
create index payments_by_round on payments (round_id) where round_id is not null;
