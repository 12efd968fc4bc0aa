import { type Kysely, sql } from 'kysely';

const AT_ONCE = 500;

type Old = {
  order_id: string;
  position: number;
  kind: string;
  from_value: string | null;
  to_value: string;
  actor_id: string | null;
  actor_name: string;
  note: string;
  at: string;
  made_at: string | null;
};
type Line = { order_id: string; title: string; title_hi: string; title_bn: string };
type Said = { kind: string; figures: object };

const PLAIN: Record<string, string> = {
  Packed: 'packed',
  'Not packed after all': 'unpacked',
  'Asked no more': 'askedNoMore',
  'A time was promised': 'roundGiven',
  'Another time was promised': 'roundChanged',
  'Confirmed by phone': 'phoneConfirmed',
  'To be confirmed by phone after all': 'phoneUnconfirmed',
  'The address was changed': 'addressChanged',
  'The note was changed': 'noteChanged',
  'The shop noted something': 'shopNoted',
  'Nobody was at home': 'nobodyHome',
  'Refused at the door': 'refused',
  'Handed over without the code': 'withoutCode',
  'Not put on the account': 'notOnAccount',
  'Not all of it put on the account': 'partlyOnAccount',
};
const DEEDS: Record<string, string> = {
  'Packed otherwise': 'packed',
  'Left out': 'leftOut',
  Swapped: 'swapped',
  Added: 'added',
  'As ordered after all': 'asOrdered',
  'Taken back': 'undone',
};
const TAKEN: Record<string, object> = {
  'By phone': { channel: 'phone', beyond: false },
  'By phone, beyond the limits': { channel: 'phone', beyond: true },
  'At the counter': { channel: 'counter', beyond: false },
  'At the counter, beyond the limits': { channel: 'counter', beyond: true },
};
const REASONS: Record<string, string> = {
  'The customer does not want it any more': 'unwanted',
  'The customer could not be reached': 'unreachable',
  'Not enough of it is there': 'missing',
  'It could not be brought in time': 'late',
  'It was ordered twice': 'twice',
};
const MONEY: Record<string, string> = {
  'in cash': 'cash',
  'by card': 'card',
  'by UPI': 'upi',
  'on account': 'account',
  'given back': 'returned',
  'taken off the account': 'offAccount',
  'taken back': 'undone',
};
const AMOUNTS: Record<string, readonly [kind: string, figure: 'total' | 'amount']> = {
  'Agreed to ': ['agreed', 'total'],
  'Asked for a yes to ': ['asked', 'total'],
  'Said no to ': ['saidNo', 'total'],
  'Credit: ': ['credited', 'amount'],
  'Credit taken back: ': ['creditUndone', 'amount'],
};

/** Turns the notes of timelines into kinds and figures: the only place that ever reads them. */
export async function fill<Schema>(db: Kysely<Schema>): Promise<void> {
  for (let after = { order: '', position: -1 }; ;) {
    const { rows } = await sql<Old>`select * from order_events where note <> ''
      and (order_id > ${after.order} or (order_id = ${after.order} and position > ${after.position}))
      order by order_id, position limit ${AT_ONCE}`.execute(db);
    const last = rows.at(-1);
    if (!last) break;
    after = { order: last.order_id, position: last.position };
    const orders = sql.join([...new Set(rows.map(({ order_id }) => order_id))]);
    const lines = await sql<Line>`select order_id, title, title_hi, title_bn from order_lines
      where order_id in (${orders}) order by order_id, position`.execute(db);
    const told = rows.map((row) => {
      const { kind, figures } = said(
        row,
        lines.rows.filter((line) => line.order_id === row.order_id),
      );
      const { order_id, position, actor_id, actor_name, at, made_at } = row;
      return sql`(${order_id}, ${position}, ${kind}, ${JSON.stringify(figures)}, ${actor_id}, ${actor_name}, ${at}, ${made_at})`;
    });
    await sql`insert into order_event_kinds (order_id, position, kind, figures, actor_id, actor_name, at, made_at)
      values ${sql.join(told)}`.execute(db);
  }
  await sql`drop table order_events`.execute(db);
  await sql`alter table order_event_kinds rename to order_events`.execute(db);
  // The figures of rounds count the orders that were promised another time: few among all that happens to orders.
  await sql`create index order_events_moved on order_events (order_id) where kind = 'roundChanged'`.execute(
    db,
  );
}

/** What an event was. A step to another status or the first one has a reason typed by a person, or one of the list. */
function said({ kind, from_value: from, to_value: to, note }: Old, lines: readonly Line[]): Said {
  if (kind === 'payment') return { kind, figures: { from, to, ...moneyIn(note) } };
  const taken = from === null ? TAKEN[note] : undefined;
  if (taken) return { kind, figures: { from, to, taken } };
  const reason = REASONS[note];
  if (from !== to)
    return { kind, figures: { from, to, ...(reason ? { reason } : { reason: 'other', text: note }) } };
  const plain = PLAIN[note];
  if (plain) return { kind: plain, figures: {} };
  for (const [begin, [one, figure]] of Object.entries(AMOUNTS))
    if (note.startsWith(`${begin}₹`))
      return { kind: one, figures: { [figure]: paiseOf(note.slice(begin.length)) } };
  for (const [begin, deed] of Object.entries(DEEDS)) {
    if (!note.startsWith(`${begin}: `)) continue;
    const title = note.slice(begin.length + 2);
    const { title_hi = '', title_bn = '' } = lines.find((line) => line.title === title) ?? {};
    return { kind: 'line', figures: { deed, title, title_hi, title_bn } };
  }
  // Written by hand in the database: it stays readable.
  return { kind, figures: { from, to, reason: 'other', text: note } };
}

/** The money that a note names, for example `₹1,473.50 by UPI`. */
function moneyIn(note: string): object {
  const [, amount, words = ''] = /^(₹[\d,.]+) (.+)$/.exec(note) ?? [];
  const move = MONEY[words];
  return amount === undefined || move === undefined ? {} : { money: { move, amount: paiseOf(amount) } };
}

/** The paise of an amount as it was written: ₹1,473.50. */
const paiseOf = (amount: string): number => Math.round(Number(amount.replaceAll(/[₹,]/g, '')) * 100);
