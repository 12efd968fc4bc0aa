-- Before, there were the nine shelves only: goods of another stand on the one that it was in, or on grocery.
update products set category = coalesce(
  (select parent from shelves where shelves.value = products.category
    and parent in ('vegetables', 'fruits', 'meat', 'localitems', 'grocery', 'electronics', 'food', 'cosmetics', 'fragrances')),
  'grocery')
where category not in ('vegetables', 'fruits', 'meat', 'localitems', 'grocery', 'electronics', 'food', 'cosmetics', 'fragrances');
drop table former_shelves;
drop table shelf_titles;
drop table shelves;
drop index products_newest;
drop index products_popular;
drop index products_rated;
drop index products_priced;
create index products_newest on products (created_at, id) where deactivated_at is null;
create index products_popular on products (popularity, created_at, id) where deactivated_at is null;
create index products_rated on products (rating_hundredths, id) where deactivated_at is null;
create index products_priced on products (price_paise, id) where deactivated_at is null;
