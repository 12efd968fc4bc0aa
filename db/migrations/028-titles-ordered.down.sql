alter table order_lines drop column title_bn;
alter table order_lines drop column title_hi;
