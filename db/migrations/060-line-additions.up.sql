-- What came into orders besides what was ordered: each once, however often it was sent.
create table line_additions (
  -- Made by whoever sends it, once for each addition.
  id text primary key,
  order_id text not null references orders (id),
  -- What was sent: sent again, it is the same.
  request_hash text not null,
  -- The change of the order that it was; null where its shopper is asked first.
  change_id text,
  at text not null
);
create index line_additions_by_order on line_additions (order_id);

-- The last place that was given to a line of an order: what is taken out leaves its place to nobody else. 0 while nothing came in
-- besides; then it is the place of the last line.
alter table orders add column last_line integer not null default 0;
