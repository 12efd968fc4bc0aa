drop index products_branded;
drop index products_by_origin;
