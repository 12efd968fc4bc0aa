create index products_branded on products (brand, category, price_paise, id) where deactivated_at is null;
create index products_by_origin on products (origin, category, price_paise, id) where deactivated_at is null;
drop index products_pictured;
