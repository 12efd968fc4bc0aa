alter table products drop column counted;
