import { type Rule, shopDayOf } from './rule.ts';

/** The figures of the days, and the log of who changed what. */
export const figureRules = (kind: 'sqlite' | 'postgres'): readonly Rule[] => [
  {
    rule: 'the sales of each day are those of its orders',
    group: 'sales',
    sql: `select day as id, day as label from (
        select day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise,
          due_delivered_paise from daily_sales
        union all
        select ${shopDayOf('placed_at', kind)}, number % 8, 0 - c, c - 1, 0 - c * total_paise, 0 - c * shipping_paise,
          0 - d, case when payment_method = 'cash' then 0 - due else 0 end,
          case when payment_method = 'card' then 0 - due else 0 end, case when status = 'delivered' then 0 - due else 0 end
        from (select orders.*, case when status = 'cancelled' then 0 else 1 end as c,
            case when status <> 'cancelled' and payment_status = 'pending' then 1 else 0 end as d,
            case when status <> 'cancelled' and payment_status = 'pending'
              then total_paise - paid_paise - rounded_paise else 0 end as due from orders) counted
      ) figures group by day, part
      having sum(orders) <> 0 or sum(cancelled) <> 0 or sum(sales_paise) <> 0 or sum(shipping_paise) <> 0
        or sum(due_orders) <> 0 or sum(due_cash_paise) <> 0 or sum(due_card_paise) <> 0
        or sum(due_delivered_paise) <> 0`,
  },
  {
    rule: 'the goods of each day are those of its orders',
    group: 'sales',
    sql: `select day as id, day as label from (
        select day, category, product_id, quantity, sales_paise from daily_product_sales
        union all
        select ${shopDayOf('o.placed_at', kind)}, l.category, l.product_id,
          0 - (l.quantity - l.credited_quantity) *
            case when l.sold_by = 'piece' and l.unit in ('kg', 'litres') then 1000 else 1 end,
          0 - (l.total_paise - l.credited_paise)
        from order_lines l join orders o on o.id = l.order_id where o.status <> 'cancelled'
      ) figures group by day, category, product_id having sum(quantity) <> 0 or sum(sales_paise) <> 0`,
  },
  {
    rule: 'every signature under cash stands in the log',
    group: 'log',
    sql: `select c.sheet_id as id, s.on_day as label from cash_closings c join cash_sheets s on s.id = c.sheet_id
      where c.count_id is not null group by c.sheet_id, s.on_day having count(*) <> (select count(*) from audit_log a
        where a.entity = 'cash' and a.entity_id = c.sheet_id and a.action in ('closed', 'corrected'))`,
  },
  {
    rule: 'every credit stands in the log',
    group: 'log',
    sql: `select o.id, o.number as label from orders o where o.credit_count <> (select count(*) from audit_log a
      where a.entity = 'order' and a.entity_id = o.id and a.action in ('credit given', 'credit taken back'))`,
  },
  {
    rule: 'every order with a payment of the desk stands in the log',
    group: 'log',
    sql: `select o.id, o.number as label from orders o
      where exists (select 1 from payments p where p.order_id = o.id and p.source = 'desk')
        and not exists (select 1 from audit_log a where a.entity = 'order' and a.entity_id = o.id)`,
  },
];
