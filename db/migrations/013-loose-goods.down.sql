drop index products_low;

-- Before, goods were sold in whole units only. Loose goods go back to whole kilos and litres, what is less than one is
-- left off; an ordered line becomes one item at what it came to, so that no order's money changes.
update daily_product_sales set quantity = (quantity + 999) / 1000
where product_id in (select id from products where unit in ('kg', 'litres'));
update cart_lines set quantity = (quantity + 999) / 1000
where product_id in (select id from products where sold_by <> 'piece');
update products set stock = stock / 1000, sold = sold / 1000, popularity = sold / 1000 where sold_by <> 'piece';

create table order_lines_in_units (
  order_id text not null references orders (id),
  position integer not null,
  product_id text not null references products (id),
  title text not null,
  description text not null,
  thumbnail text not null,
  category text not null,
  unit text not null,
  pack text not null,
  color text not null,
  price_paise bigint not null check (price_paise >= 0),
  quantity bigint not null check (quantity >= 1),
  total_paise bigint not null,
  primary key (order_id, position),
  check (total_paise = price_paise * quantity)
);
insert into order_lines_in_units (
  order_id, position, product_id, title, description, thumbnail, category, unit, pack, color, price_paise, quantity, total_paise
)
select order_id, position, product_id, title, description, thumbnail, category, unit, pack, color,
  case when sold_by = 'piece' then price_paise else total_paise end,
  case when sold_by = 'piece' then quantity else 1 end,
  total_paise
from order_lines;
drop table order_lines;
alter table order_lines_in_units rename to order_lines;
create index order_lines_by_product on order_lines (product_id);

alter table products drop column least;
alter table products drop column step;
alter table products drop column sold_by;
create index products_low on products (stock, id) where deactivated_at is null;
