-- What customers owe on account (khata), and the money that came against it.

-- A payment is for an order, or against what a customer owes; SQLite takes no `not null` away, so the table is made anew.
create table payments_anew (
  id text primary key,
  order_id text references orders (id),
  -- Whose account the money is for, where it is for no order.
  customer_id text references users (id),
  position integer not null,
  kind text not null check (kind in ('paid', 'returned', 'undone')),
  method text not null check (method in ('cash', 'card', 'upi', 'account')),
  amount_paise bigint not null,
  rounded_paise bigint not null default 0 check (rounded_paise between -99 and 99),
  reference text not null default '',
  reference_turn integer not null default 0,
  note text not null default '',
  source text not null check (source in ('tap', 'desk', 'status', 'before')),
  -- A tap brings cash, the rest may go on the account.
  tap_id text references stop_taps (id),
  undoes text unique,
  round_id text references rounds (id),
  by_id text,
  by_name text not null,
  at text not null,
  written_at text not null,
  unique (order_id, position),
  unique (tap_id, method),
  check ((order_id is null) <> (customer_id is null)),
  check (customer_id is null or method <> 'account'),
  check ((kind = 'undone') = (undoes is not null)),
  check (kind <> 'paid' or amount_paise >= 0),
  check (kind <> 'returned' or amount_paise < 0)
);
insert into payments_anew (
  id, order_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id,
  undoes, round_id, by_id, by_name, at, written_at
)
select id, order_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id,
  undoes, round_id, by_id, by_name, at, written_at
from payments;
drop table payments;
alter table payments_anew rename to payments;
create unique index payments_reference_turn on payments (reference, reference_turn)
  where reference <> '' and kind = 'paid';
create index payments_by_time on payments (at);
create index payments_by_round on payments (round_id) where round_id is not null;
create index payments_by_customer on payments (customer_id) where customer_id is not null;

-- A customer's account: how much the owner lends at most, and what the rows of its ledger come to. Whoever writes to the
-- ledger locks this row first.
create table khatas (
  user_id text primary key references users (id),
  limit_paise bigint not null default 0 check (limit_paise >= 0),
  -- Below zero: the shop owes the customer.
  owed_paise bigint not null default 0,
  -- How many rows the ledger has.
  line_count integer not null default 0,
  -- Since when the oldest debt is owed; null while nothing is.
  oldest_at text,
  revision bigint not null default 1,
  updated_at text not null
);
create index khatas_owing on khatas (owed_paise) where owed_paise > 0;

-- The ledger. Rows are only added; a mistake is taken back by a further row that names it, once.
create table khata_lines (
  -- That of its payment, or made by whoever sends it.
  id text primary key,
  user_id text not null references khatas (user_id),
  position integer not null,
  kind text not null check (kind in ('order', 'lessened', 'paid', 'returned', 'opening', 'corrected', 'undone')),
  -- What the customer owes more; below zero: less.
  amount_paise bigint not null,
  -- What the customer owes with this row.
  owed_paise bigint not null,
  payment_id text unique references payments (id),
  undoes text unique references khata_lines (id),
  note text not null default '',
  -- Why the owner let it go above the limit.
  beyond text not null default '',
  by_id text,
  by_name text not null,
  at text not null,
  unique (user_id, position),
  check (payment_id is not null or kind in ('opening', 'corrected', 'undone')),
  check ((kind = 'undone') = (undoes is not null)),
  check (kind not in ('order', 'opening') or amount_paise >= 0),
  check (kind not in ('lessened', 'paid') or amount_paise <= 0)
);

-- Whether what was not paid at a door goes on the customer's account.
alter table stop_taps add column on_account integer not null default 0 check (on_account in (0, 1));
