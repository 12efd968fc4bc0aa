import type { CheckGroup } from '#admin/today.ts';

/**
 * Something that holds in any shop at any time. `sql` selects the rows that break it: `id`, and in `label` the name that
 * the owner knows the thing by. It says the same on both databases.
 */
export type Rule = {
  /** As an administrator reads it. */
  rule: string;
  /** Group under which the owner is told that the rule is broken. */
  group: CheckGroup;
  sql: string;
};

/** Rules of orders: `id` and number. */
export const ORDER = 'o.id, o.number as label';

/**
 * Orders, their lines and credits, the goods that they took, and the seats that they hold. The price of a line, a stock
 * below zero and a key that is used twice are refused by the database itself.
 */
export const ORDER_RULES: readonly Rule[] = [
  {
    rule: 'every order has lines and a timeline',
    group: 'orders',
    sql: `select ${ORDER} from orders o
      where not exists (select 1 from order_lines l where l.order_id = o.id)
        or not exists (select 1 from order_events e where e.order_id = o.id)`,
  },
  {
    rule: 'every order costs its lines and its delivery, less its credits',
    group: 'orders',
    sql: `select ${ORDER} from orders o
      left join (select order_id, sum(total_paise) as paise,
          sum(case when quantity = 0 then 0 when sold_by = 'piece' then quantity else 1 end) as items
        from order_lines group by order_id) l on l.order_id = o.id
      left join (select order_id, sum(amount_paise) as paise, sum(shipping_paise) as shipping, count(*) as rows_there
        from credits group by order_id) c on c.order_id = o.id
      where o.subtotal_paise <> l.paise - coalesce(c.paise, 0) + coalesce(c.shipping, 0)
        or o.total_paise <> o.subtotal_paise + o.shipping_paise
        or o.total_items <> l.items
        or o.credited_paise <> coalesce(c.paise, 0)
        or o.credited_shipping_paise <> coalesce(c.shipping, 0)
        or o.credit_count <> coalesce(c.rows_there, 0)`,
  },
  {
    rule: 'every line was credited what its credits say',
    group: 'orders',
    sql: `select distinct ${ORDER} from orders o join order_lines l on l.order_id = o.id
      left join (select order_id, position, sum(amount_paise) as paise, sum(quantity) as quantity
        from credit_lines group by order_id, position) c on c.order_id = l.order_id and c.position = l.position
      where l.credited_paise <> coalesce(c.paise, 0) or l.credited_quantity <> coalesce(c.quantity, 0)`,
  },
  {
    // Goods whose measure was changed since are left out: their amounts were rounded then.
    rule: 'of all goods so much is sold as orders hold',
    group: 'stock',
    sql: `select p.id, p.title as label from products p
      left join (select l.product_id,
          sum(case when o.status = 'cancelled' then 0 else l.quantity - l.credited_quantity end) as quantity,
          max(case when (l.sold_by <> 'piece' or l.unit = 'gram') then 1 else 0 end) as any_fine,
          min(case when (l.sold_by <> 'piece' or l.unit = 'gram') then 1 else 0 end) as all_fine
        from order_lines l join orders o on o.id = l.order_id group by l.product_id) l on l.product_id = p.id
      left join (select l.product_id, sum(c.quantity) as quantity
        from credit_lines c join order_lines l on l.order_id = c.order_id and l.position = c.position
        where c.restocked = 0 group by l.product_id) gone on gone.product_id = p.id
      where p.sold <> coalesce(l.quantity, 0) + coalesce(gone.quantity, 0)
        and coalesce(l.any_fine, 0) = coalesce(l.all_fine, 0)
        and coalesce(l.any_fine, case when (p.sold_by <> 'piece' or p.unit = 'gram') then 1 else 0 end) = case when (p.sold_by <> 'piece' or p.unit = 'gram') then 1 else 0 end`,
  },
  {
    rule: 'each round has the seats booked that its orders hold',
    group: 'rounds',
    sql: `select r.id, r.on_day as label from rounds r where r.booked <>
      (select count(*) from orders o where o.round_id = r.id and o.status <> 'cancelled')`,
  },
  {
    rule: 'every order was promised the day and time of its round',
    group: 'rounds',
    sql: `select ${ORDER} from orders o join rounds r on r.id = o.round_id
      where o.promised_on is distinct from r.on_day or o.promised_from is distinct from r.from_time
        or o.promised_to is distinct from r.to_time`,
  },
];

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

/** The day of the shop's calendar on which something happened, in SQL. */
const shopDayOf = (column: string, kind: 'sqlite' | 'postgres'): string =>
  kind === 'sqlite'
    ? `date(${column}, '+330 minutes')`
    : `to_char(${column}::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
