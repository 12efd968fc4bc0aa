-- What was ordered on each day of the shop's calendar, kept right by every order that is placed, moved or paid, in the
-- same transaction. The dashboard adds up these few rows instead of every order there ever was.

-- A day has eight parts, an order belongs to the part number % 8: orders placed at the same moment then seldom wait for
-- one another's row. Cancelled orders count for nothing but their own number; what is due is not paid and not cancelled.
create table daily_sales (
  day text not null,
  part integer not null check (part between 0 and 7),
  orders bigint not null,
  cancelled bigint not null,
  sales_paise bigint not null,
  shipping_paise bigint not null,
  due_orders bigint not null,
  due_cash_paise bigint not null,
  due_card_paise bigint not null,
  due_delivered_paise bigint not null,
  primary key (day, part)
) {{clustered}};

-- The goods of a day's orders that are not cancelled.
create table daily_product_sales (
  day text not null,
  category text not null,
  product_id text not null references products (id),
  quantity bigint not null,
  sales_paise bigint not null,
  primary key (day, category, product_id)
) {{clustered}};

insert into daily_sales (
  day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise
)
select day, part,
  sum(counts), sum(1 - counts), sum(counts * total_paise), sum(counts * shipping_paise), sum(is_due),
  sum(case when payment_method = 'cash' then is_due * total_paise else 0 end),
  sum(case when payment_method = 'card' then is_due * total_paise else 0 end),
  sum(case when status = 'delivered' then is_due * total_paise else 0 end)
from (
  select {{shop_day}} as day, number % 8 as part, status, payment_method, total_paise, shipping_paise,
    case when status = 'cancelled' then 0 else 1 end as counts,
    case when status <> 'cancelled' and payment_status = 'pending' then 1 else 0 end as is_due
  from orders
) as counted
group by day, part;

insert into daily_product_sales (day, category, product_id, quantity, sales_paise)
select day, category, product_id, sum(quantity), sum(total_paise)
from (
  select {{shop_day}} as day, order_lines.category, order_lines.product_id, order_lines.quantity, order_lines.total_paise
  from orders inner join order_lines on order_lines.order_id = orders.id
  where orders.status <> 'cancelled'
) as sold
group by day, category, product_id;
