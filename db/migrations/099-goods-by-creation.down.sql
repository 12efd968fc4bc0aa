drop index products_by_creation;
create index products_by_creation on products (created_at, id);
create index products_searched on products (created_at, id, deactivated_at, category, stock, search);
