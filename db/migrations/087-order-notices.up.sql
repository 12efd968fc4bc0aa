-- News of an order for a customer without an e-mail address: the text of the mail that was not sent, in her language, until
-- somebody of the shop told her.
create table order_notices (
  id text primary key,
  order_id text not null references orders (id),
  kind text not null,
  text text not null,
  made_at text not null,
  told_at text,
  -- As in an order's timeline: the name stays when the account is gone.
  told_by_id text,
  told_by text not null default '',
  check ((told_at is null) = (told_by_id is null))
);
create index order_notices_by_order on order_notices (order_id);
create index order_notices_open on order_notices (made_at) where told_at is null;
