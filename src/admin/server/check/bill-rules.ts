import { ORDER, type Rule } from './order-rules.ts';

/** Amount of a paper; that of a note is below zero. */
const SIGNED = "case when b.kind = 'note' then 0 - b.total_paise else b.total_paise end";
const BILL = 'b.order_id as id, b.number as label';

/** Bills and credit notes: they come to what orders cost, notes to no more than their bills, and no number is missing. */
export const BILL_RULES: readonly Rule[] = [
  {
    rule: 'every order that has bills costs what they say less the notes for them; nothing once it is cancelled',
    group: 'bills',
    sql: `select ${ORDER} from orders o
      join (select b.order_id, sum(${SIGNED}) as paise from bills b group by b.order_id) b on b.order_id = o.id
      where o.status <> 'pending' and b.paise <> case when o.status = 'cancelled' then 0 else o.total_paise end`,
  },
  {
    rule: 'every bill says what its lines say',
    group: 'bills',
    sql: `select ${BILL} from bills b
      left join (select bill_id, sum(taxable_paise) as taxable, sum(cgst_paise) as cgst, sum(igst_paise) as igst,
          sum(total_paise) as total, sum(delivery_paise) as delivery,
          sum(case when rate_hundredths = 0 then taxable_paise else 0 end) as exempt
        from bill_lines group by bill_id) l on l.bill_id = b.id
      where l.bill_id is null or b.taxable_paise <> l.taxable or b.cgst_paise <> l.cgst or b.igst_paise <> l.igst
        or b.total_paise <> l.total or b.delivery_paise <> l.delivery or b.exempt_paise <> l.exempt`,
  },
  {
    rule: 'no line is noted for more than its bill says, nor for more tax',
    group: 'bills',
    sql: `select ${BILL} from bills b join bill_lines l on l.bill_id = b.id
      join (select n.original_id, nl.position, sum(nl.total_paise) as total, sum(nl.cgst_paise) as cgst,
          sum(nl.igst_paise) as igst
        from bills n join bill_lines nl on nl.bill_id = n.id where n.original_id is not null
        group by n.original_id, nl.position) noted on noted.original_id = b.id and noted.position = l.position
      where noted.total > l.total_paise or noted.cgst > l.cgst_paise or noted.igst > l.igst_paise`,
  },
  {
    rule: 'the numbers of a series are 1 to n, none missing and none twice',
    group: 'series',
    sql: `select s.prefix || s.letter || '/' || s.year as id, s.prefix || s.letter || '/' || s.year as label
      from bill_series s
      left join (select prefix, letter, year, count(*) as there, min(n) as first, max(n) as last
        from bills group by prefix, letter, year) b
        on b.prefix = s.prefix and b.letter = s.letter and b.year = s.year
      where s.drawn <> coalesce(b.there, 0) or b.first <> 1 or b.last <> s.drawn`,
  },
];

/** A series of this year that soon has no numbers left: numbers have 16 characters, so a long prefix leaves them fewer. */
export const SERIES_FULL: Rule = {
  rule: 'nine tenths of the numbers of a series are used',
  group: 'seriesFull',
  sql: `select prefix || letter || '/' || year as id, prefix || letter || '/' || year as label from bill_series
    where year = (select max(year) from bill_series) and drawn >=
      case length(prefix) when 0 then 90000000 when 1 then 9000000 when 2 then 900000 else 90000 end`,
};
