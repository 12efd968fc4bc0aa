-- So that the back office stays as quick with a million orders and 200,000 products as with few of them: what a list, a
-- search or the dashboard looks at is in an index, and whole rows are read for what is shown only.

create index orders_read on orders (placed_at, number, status, payment_status, total_paise, shipping_paise, revision, search);
create index orders_by_total on orders (total_paise, number);
create index orders_by_name on orders (first_name, last_name, number);
create index orders_by_payment on orders (payment_status, placed_at, number, status, total_paise);
drop index orders_by_status;
create index orders_by_status on orders (status, placed_at, number, payment_status, total_paise);
-- Few at any time, however many orders there ever were.
create index orders_unpaid on orders (payment_method, status, total_paise)
  where payment_status = 'pending' and status <> 'cancelled';

create index products_searched on products (created_at, id, deactivated_at, category, stock, title, sku);
create index users_searched on users (created_at, id, deleted_at, name, email, phone);
