alter table credits drop column shipping_paise;
alter table orders drop column credited_shipping_paise;
