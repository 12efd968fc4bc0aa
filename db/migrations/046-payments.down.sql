alter table orders drop column rounded_paise;
alter table orders drop column paid_paise;
drop table payments;
