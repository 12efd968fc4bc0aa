drop index products_popularity_due;
drop index products_popular;
drop index products_in_category_popular;
create index products_popular on products (sold, created_at, id) where deactivated_at is null;
create index products_in_category_popular on products (category, sold, created_at, id) where deactivated_at is null;
alter table products drop column popularity;
create table versions (
  name text primary key,
  version bigint not null
);
drop table changes;
