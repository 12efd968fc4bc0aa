-- What is packed is not always what was ordered. The figures of a line and of its order are what is packed; beside them
-- stands what was ordered, and up to what the shopper agreed.

-- What the order may come to at most; null while nothing was packed otherwise than ordered: then it is the total. Who
-- noted that the shopper agreed to more, and when.
alter table orders add column agreed_total_paise bigint check (agreed_total_paise >= total_paise);
alter table orders add column agreed_by text not null default '';
alter table orders add column agreed_at text;
-- What the shopper wants where something is missing.
alter table orders add column if_missing text not null default 'call' check (if_missing in ('call', 'similar', 'leaveOut'));

-- A line may be left out, and may cost less than its price says. SQLite changes no check of a table, so the table is
-- made anew.
create table order_lines_packed (
  order_id text not null references orders (id),
  position integer not null,
  product_id text not null references products (id),
  title text not null,
  title_hi text not null default '',
  title_bn text not null default '',
  description text not null,
  thumbnail text not null,
  category text not null,
  unit text not null,
  pack text not null,
  color text not null,
  price_paise bigint not null check (price_paise >= 0),
  sold_by text not null default 'piece' check (sold_by in ('piece', 'weight', 'volume')),
  -- What is packed; 0 when it is left out.
  quantity bigint not null check (quantity >= 0),
  -- What was ordered; null while that is what is packed, 0 of what came in later.
  ordered_quantity bigint check (ordered_quantity >= 0),
  -- What the shop gives without asking money for it.
  given_paise bigint not null default 0 check (given_paise >= 0),
  total_paise bigint not null check (total_paise >= 0),
  -- Why less is packed: one of the shop's words.
  reason text not null default '',
  -- The place of the line that it stands in for.
  instead_of integer,
  packed_at text,
  packed_by text not null default '',
  revision bigint not null default 1,
  primary key (order_id, position),
  check (
    total_paise = case
      when sold_by = 'piece' then price_paise * quantity
      else (2 * price_paise * quantity + 1000) / 2000
    end - given_paise
  )
);
insert into order_lines_packed (
  order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color,
  price_paise, sold_by, quantity, total_paise
)
select order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color,
  price_paise, sold_by, quantity, total_paise
from order_lines;
drop table order_lines;
alter table order_lines_packed rename to order_lines;
create index order_lines_by_product on order_lines (product_id);

-- What packing changed in an order, so that it can be taken back. Gone when the order leaves.
create table order_changes (
  id text primary key,
  order_id text not null references orders (id),
  -- The lines that it touched, as they were before and are after it, and what was agreed before and after: JSON.
  states text not null,
  made_at text not null
);
create index order_changes_by_order on order_changes (order_id);
