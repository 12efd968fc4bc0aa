drop index users_searched;
create index users_searched on users (created_at, id, deleted_at, name, email, phone);
drop index products_searched;
create index products_searched on products (created_at, id, deactivated_at, category, stock, title, sku);
alter table users drop column search;
alter table products drop column search;
