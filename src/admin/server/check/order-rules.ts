import { ORDER, type Rule } from './rule.ts';

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
