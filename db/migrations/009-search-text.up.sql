-- What a product and a person are found by in the back office, folded by the shop itself, because the two databases fold
-- letters beyond ASCII differently. 009-search-text.fill.ts writes it for the rows that are there.
alter table products add column search text not null default '';
alter table users add column search text not null default '';

drop index products_searched;
create index products_searched on products (created_at, id, deactivated_at, category, stock, search);
drop index users_searched;
create index users_searched on users (created_at, id, deleted_at, search, email, phone);
