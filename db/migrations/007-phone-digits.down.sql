drop index users_by_phone;
drop index orders_by_phone;
alter table users drop column phone_digits;
alter table orders drop column phone_digits;
