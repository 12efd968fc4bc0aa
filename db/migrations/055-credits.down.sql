drop table credit_lines;
drop table credits;
drop table credit_numbers;
alter table orders drop column credit_count;
alter table orders drop column credited_paise;
alter table order_lines drop column credited_quantity;
alter table order_lines drop column credited_paise;
