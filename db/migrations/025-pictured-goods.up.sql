-- A shelf's tile shows its best-selling goods that have a picture: found at once, however many without one sell better.
create index products_pictured on products (category, popularity, created_at, id)
  where deactivated_at is null and thumbnail <> '';
-- Filters look at the goods in memory since decision 025.
drop index products_branded;
drop index products_by_origin;
