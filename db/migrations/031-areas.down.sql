alter table addresses drop column village;
alter table orders drop column collected;
alter table orders drop column area_cash_most_paise;
alter table orders drop column area_free_above_paise;
alter table orders drop column area_fee_paise;
alter table orders drop column area_name;
alter table orders drop column village;
drop table places;
drop table areas;
