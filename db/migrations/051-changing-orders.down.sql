alter table orders drop column shop_note;
alter table orders drop column note;
drop table order_questions;
