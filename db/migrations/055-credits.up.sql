-- Credit: what the shop takes off an order that has left, because goods came spoiled, were missing or cost too much. The lines
-- stay as they were charged; a credit is a row of its own with a number, and is only taken back by a further row.

-- Hands out the numbers of credits; a number may be left out, none comes twice.
create table credit_numbers (
  number {{serial}},
  credit_id text not null unique
);

create table credits (
  -- Made by whoever sends it, once for each credit.
  id text primary key,
  number bigint not null unique,
  order_id text not null references orders (id),
  position integer not null,
  kind text not null check (kind in ('credit', 'undone')),
  -- The credit that this row takes back.
  undoes text unique references credits (id),
  reason text not null check (reason in ('spoiled', 'missing', 'price', 'other')),
  note text not null default '',
  -- What the order costs less; below zero where a credit is taken back.
  amount_paise bigint not null,
  -- What came off the customer's account with it.
  payment_id text unique references payments (id),
  -- As in an order's timeline: the name stays when the account is gone.
  by_id text,
  by_name text not null,
  at text not null,
  unique (order_id, position),
  check ((kind = 'undone') = (undoes is not null)),
  check ((kind = 'credit') = (amount_paise > 0)),
  check ((kind = 'undone') = (amount_paise < 0))
);
create index credits_by_time on credits (at);

create table credit_lines (
  credit_id text not null references credits (id),
  order_id text not null,
  -- The line of the order.
  position integer not null,
  -- How much of the goods it is for; 0 where only the price was wrong.
  quantity bigint not null,
  amount_paise bigint not null,
  -- Whether the goods went back to the shelf.
  restocked integer not null default 0 check (restocked in (0, 1)),
  primary key (credit_id, position),
  foreign key (order_id, position) references order_lines (order_id, position)
);
create index credit_lines_by_line on credit_lines (order_id, position);

-- What the credits of a line come to, written with them: never more than was charged, and never more goods than went out.
alter table order_lines add column credited_paise bigint not null default 0
  check (credited_paise between 0 and total_paise);
alter table order_lines add column credited_quantity bigint not null default 0
  check (credited_quantity between 0 and quantity);
-- The same of an order: it is off its subtotal and total already. And how many rows there are.
alter table orders add column credited_paise bigint not null default 0 check (credited_paise >= 0);
alter table orders add column credit_count integer not null default 0;
