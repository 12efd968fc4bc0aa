drop index users_searched;
drop index products_searched;
drop index orders_unpaid;
drop index orders_by_status;
create index orders_by_status on orders (status, placed_at, number);
drop index orders_by_payment;
drop index orders_by_name;
drop index orders_by_total;
drop index orders_read;
