-- Where packing would come to more than was agreed, the shop can ask the shopper, who says yes or no on the order.
create table order_questions (
  id text primary key,
  order_id text not null references orders (id),
  -- The change of the lines that is asked about, and its goods in each language: JSON.
  asked text not null,
  -- What the order would come to then, and how much of it is above what was agreed.
  total_paise bigint not null check (total_paise >= 0),
  above_paise bigint not null check (above_paise > 0),
  -- As in an order's timeline: the name stays when the account is gone.
  asked_by_id text not null,
  asked_by text not null,
  asked_at text not null,
  -- 'void': it was agreed to, but could not be done any more. 'over': it needs no answer any more.
  state text not null check (state in ('open', 'yes', 'no', 'void', 'over')),
  answered_at text,
  check ((state = 'open') = (answered_at is null))
);
-- Each names a total, so one waits at a time.
create unique index order_questions_open on order_questions (order_id) where state = 'open';
create index order_questions_by_order on order_questions (order_id);

-- What the shopper asked for, which she reads herself, and what only the shop reads.
alter table orders add column note text not null default '';
alter table orders add column shop_note text not null default '';
