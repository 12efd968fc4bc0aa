create table line_additions (
  id text primary key,
  order_id text not null references orders (id),
  request_hash text not null,
  change_id text,
  at text not null
);
create index line_additions_by_order on line_additions (order_id);
alter table orders add column taken_key text;
create unique index orders_taken_key on orders (taken_key) where taken_key is not null;
