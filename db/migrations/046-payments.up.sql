-- Money is rows: what was paid for an order, given back, or written down by mistake and taken back. Rows are only added.
create table payments (
  -- Made by whoever sends it, once for each payment.
  id text primary key,
  order_id text not null references orders (id),
  -- The order in which the payments of an order were written down.
  position integer not null,
  kind text not null check (kind in ('paid', 'returned', 'undone')),
  method text not null check (method in ('cash', 'card', 'upi', 'account')),
  -- What went into the shop; less than nothing where it went out.
  amount_paise bigint not null,
  -- Cash is whole rupees: what was left of the last one.
  rounded_paise bigint not null default 0 check (rounded_paise between -99 and 99),
  -- The twelve digits that the bank gives to a UPI payment.
  reference text not null default '',
  -- How many payments with this reference were taken back before: of each only one stands.
  reference_turn integer not null default 0,
  note text not null default '',
  -- Where it was written down: at a door, at the counter, with the status of its order, or before payments were rows.
  source text not null check (source in ('tap', 'desk', 'status', 'before')),
  tap_id text unique references stop_taps (id),
  -- The payment that this one takes back.
  undoes text unique,
  -- In whose bag the cash is; null: at the counter.
  round_id text references rounds (id),
  -- As in an order's timeline: the name stays when the account is gone.
  by_id text,
  by_name text not null,
  -- When it was paid, and when the shop heard of it.
  at text not null,
  written_at text not null,
  unique (order_id, position),
  check ((kind = 'undone') = (undoes is not null)),
  check (kind <> 'paid' or amount_paise >= 0),
  check (kind <> 'returned' or amount_paise < 0)
);
create unique index payments_reference_turn on payments (reference, reference_turn)
  where reference <> '' and kind = 'paid';
create index payments_by_time on payments (at);
create index payments_by_round on payments (round_id) where round_id is not null;

-- The sums of an order's payments, written with them.
alter table orders add column paid_paise bigint not null default 0;
alter table orders add column rounded_paise bigint not null default 0;

-- Orders that were paid before: a row each, for all of it.
insert into payments
  (id, order_id, position, kind, method, amount_paise, source, tap_id, round_id, by_id, by_name, at, written_at)
select orders.id, orders.id, 0, 'paid', orders.payment_method, orders.total_paise, 'before',
  (select stop_taps.id from stop_taps
    where stop_taps.order_id = orders.id and stop_taps.stands = 1 and stop_taps.cash_paise > 0 and not exists (
      select 1 from stop_taps as later
      where later.order_id = orders.id and later.stands = 1 and later.position > stop_taps.position)),
  case when orders.payment_method = 'cash' and orders.promised_kind = 'ride' and orders.status = 'delivered'
    then orders.round_id end,
  noted.actor_id, coalesce(noted.actor_name, ''), coalesce(noted.at, orders.updated_at),
  coalesce(noted.at, orders.updated_at)
from orders
left join order_events as noted on noted.order_id = orders.id and noted.position = (
  select max(position) from order_events
  where order_events.order_id = orders.id and kind = 'payment' and to_value = 'received')
where orders.payment_status = 'received';
update orders set paid_paise = total_paise where payment_status = 'received';
