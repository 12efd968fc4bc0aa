alter table product_labels drop column taxed_as;
alter table product_labels drop column tax_goods;
drop table tax_rates;
drop table tax_registrations;
