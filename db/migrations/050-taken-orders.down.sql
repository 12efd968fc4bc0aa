drop index orders_taken_key;
alter table orders drop column taken_key;
alter table orders drop column taken_by;
alter table orders drop column channel;
