-- What a customer says is wrong with an order that was delivered: lines and photos as JSON, as they were told. The shop answers by a
-- credit, by bringing it again, in words, or refuses; the customer may say once more that it is not right. Steps are only added.
create table complaints (
  id text primary key,
  order_id text not null references orders (id),
  user_id text not null references users (id),
  state text not null check (state in ('open', 'answered', 'refused', 'again')),
  wish text not null check (wish in ('money', 'goods', 'words')),
  told text not null,
  told_at text not null,
  updated_at text not null,
  revision integer not null default 1 check (revision > 0)
);
create index complaints_by_order on complaints (order_id);
create index complaints_by_state on complaints (state, updated_at);
create index complaints_by_user on complaints (user_id);
create table complaint_steps (
  complaint_id text not null references complaints (id),
  position integer not null check (position >= 0),
  kind text not null check (kind in ('told', 'read', 'credit', 'goods', 'words', 'refused', 'again')),
  text text not null,
  credit_id text references credits (id),
  actor_id text not null,
  actor_name text not null,
  at text not null,
  primary key (complaint_id, position)
);
