-- The rounds that an order was moved away from: what a phone without a network tapped there arrives later, and its cash is in that bag.
create table left_rounds (
  order_id text not null references orders (id),
  round_id text not null references rounds (id),
  primary key (order_id, round_id)
);
