-- Goods sold by weight or volume, in steps from a least amount. Their stock, and what a cart or an order holds of them,
-- are whole grams or millilitres here, and parts of a kilo or litre outside; their price is for the kilo or litre.
alter table products add column sold_by text not null default 'piece' check (sold_by in ('piece', 'weight', 'volume'));
alter table products add column step bigint not null default 1 check (step >= 1);
alter table products add column least bigint not null default 1 check (least >= 1);

-- A line is rounded half up to the paisa. SQLite changes no check of a table, so the table is made anew.
create table order_lines_in_amounts (
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
  sold_by text not null default 'piece' check (sold_by in ('piece', 'weight', 'volume')),
  primary key (order_id, position),
  check (
    total_paise = case
      when sold_by = 'piece' then price_paise * quantity
      else (2 * price_paise * quantity + 1000) / 2000
    end
  )
);
insert into order_lines_in_amounts (
  order_id, position, product_id, title, description, thumbnail, category, unit, pack, color, price_paise, quantity, total_paise
)
select order_id, position, product_id, title, description, thumbnail, category, unit, pack, color, price_paise, quantity, total_paise
from order_lines;
drop table order_lines;
alter table order_lines_in_amounts rename to order_lines;
create index order_lines_by_product on order_lines (product_id);

-- What was sold in a day is in grams and millilitres wherever the line was by the kilo or litre, whole ones too: so it
-- stays one figure when a product goes over from whole kilos to loose weight.
update daily_product_sales set quantity = counted.quantity
from (
  select day, category, product_id, sum(case when unit in ('kg', 'litres') then quantity * 1000 else quantity end) as quantity
  from (
    select {{shop_day}} as day, order_lines.category, order_lines.product_id, order_lines.unit, order_lines.quantity
    from orders inner join order_lines on order_lines.order_id = orders.id
    where orders.status <> 'cancelled'
  ) as sold
  group by day, category, product_id
) as counted
where daily_product_sales.day = counted.day
  and daily_product_sales.category = counted.category
  and daily_product_sales.product_id = counted.product_id;

-- Goods by the gram are loose goods by the kilo: the same stock in grams, the same carts, a thousand times the price. Any
-- whole number of grams may still be ordered, until the owner says from how much on. Dearer ones than 10,000 rupees a gram
-- stay as they are, because a price has its limit.
update products set
  unit = 'kg',
  sold_by = 'weight',
  price_paise = price_paise * 1000,
  cut_price_paise = cut_price_paise * 1000,
  popularity = (popularity + 999) / 1000,
  revision = revision + 1
where unit = 'gram' and cut_price_paise <= 1000000;

-- Ten kilos, ten litres and ten pieces are equally low.
drop index products_low;
create index products_low on products ((case when sold_by = 'piece' then stock * 1000 else stock end), id)
  where deactivated_at is null;
