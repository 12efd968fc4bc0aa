drop table product_names;
