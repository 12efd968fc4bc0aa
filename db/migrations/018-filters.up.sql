-- A listing is narrowed by brand and by country of origin; what that counts is read from these alone.
create index products_branded on products (brand, category, price_paise, id) where deactivated_at is null;
create index products_by_origin on products (origin, category, price_paise, id) where deactivated_at is null;
