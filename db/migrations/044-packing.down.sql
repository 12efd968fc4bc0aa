drop table order_changes;

-- Before, an order held what was ordered. A line that was left out goes; one at a lower price than its own becomes one
-- item at what it came to, so that no order's money changes.
create table order_lines_ordered (
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
  title_hi text not null default '',
  title_bn text not null default '',
  primary key (order_id, position),
  check (
    total_paise = case
      when sold_by = 'piece' then price_paise * quantity
      else (2 * price_paise * quantity + 1000) / 2000
    end
  )
);
insert into order_lines_ordered (
  order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color,
  price_paise, sold_by, quantity, total_paise
)
select order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color,
  case when given_paise > 0 then total_paise else price_paise end,
  case when given_paise > 0 then 'piece' else sold_by end,
  case when given_paise > 0 then 1 else quantity end,
  total_paise
from order_lines
where quantity > 0;
drop table order_lines;
alter table order_lines_ordered rename to order_lines;
create index order_lines_by_product on order_lines (product_id);

alter table orders drop column if_missing;
alter table orders drop column agreed_at;
alter table orders drop column agreed_by;
alter table orders drop column agreed_total_paise;
