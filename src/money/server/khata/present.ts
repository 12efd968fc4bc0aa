import { formatPaise, fromRupees, type Paise, plus, toRupees } from '#base/figures/money.ts';
import { pageCount } from '#base/page.ts';
import { formatDay } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import {
  type Debtors,
  DEBTORS_PER_PAGE,
  type Khata,
  KHATA_LINES_AT_ONCE,
  type KhataLine,
  type NewKhataLine,
  type NewKhataPayment,
  type OwnKhata,
  type Statement,
} from '#money/khata.ts';
import { wordsIn } from '#platform/words.ts';
import {
  type CustomerRow,
  type debtors,
  type FullLine,
  type KhataFigures,
  type linesBetween,
  khataOf,
  newestLines,
} from './queries.ts';

const presentCustomer = ({ id, name, phone }: CustomerRow): Khata['customer'] => ({ _id: id, name, phone });

const presentFigures = ({ limit_paise, owed_paise, oldest_at }: KhataFigures) => ({
  limit: toRupees(limit_paise),
  owed: toRupees(owed_paise),
  oldestAt: oldest_at,
});

/** Customers are not told who of the staff wrote a row, nor what was noted of it. */
const presentLine = (line: FullLine, side: 'shopper' | 'shop'): KhataLine => ({
  _id: line.id,
  place: line.position,
  kind: line.kind,
  amount: toRupees(line.amount_paise),
  owed: toRupees(line.owed_paise),
  at: line.at,
  ...(line.order_id !== null &&
    line.number !== null && {
      order: { _id: line.order_id, orderId: String(line.number), totalItems: line.total_items ?? 0 },
    }),
  ...(line.method !== null && line.method !== 'account' && { method: line.method }),
  reference: line.reference ?? '',
  note: side === 'shop' ? line.note : '',
  beyond: side === 'shop' ? line.beyond : '',
  by: side === 'shop' ? line.by_name : '',
  isUndone: line.mistake !== null,
});

const presentLines = (lines: readonly FullLine[], side: 'shopper' | 'shop') => ({
  lines: lines.slice(0, KHATA_LINES_AT_ONCE).map((line) => presentLine(line, side)),
  hasOlder: lines.length > KHATA_LINES_AT_ONCE,
});

/** A customer's account, as staff see it. */
export const presentKhata = (
  { customer, khata, due }: { customer: CustomerRow; khata: KhataFigures; due: Paise },
  lines: readonly FullLine[],
  shop: { name: string },
): Khata => ({
  customer: presentCustomer(customer),
  ...presentFigures(khata),
  due: toRupees(due),
  ...presentLines(lines, 'shop'),
  reminder: khata.owed_paise > 0 ? reminderOf(customer, khata, shop.name) : '',
});

/** A friendly word about what is owed, in the customer's language. */
function reminderOf({ name, language }: CustomerRow, khata: KhataFigures, shop: string): string {
  const i18n = wordsIn(language ?? 'en');
  const amount = formatPaise(khata.owed_paise);
  return i18n._('mail.khata.reminder', {
    name,
    amount,
    shop,
    day: khata.oldest_at === null ? '' : formatDay(i18n, khata.oldest_at),
  });
}

/** My own account, as I see it. */
export const presentOwn = (
  khata: KhataFigures,
  lines: readonly FullLine[],
): NonNullable<OwnKhata['khata']> => ({ ...presentFigures(khata), ...presentLines(lines, 'shopper') });

/** A page of those who owe. */
export const presentDebtors = ({ rows, count, total }: Awaited<ReturnType<typeof debtors>>): Debtors => ({
  total: toRupees(total),
  count,
  totalPages: pageCount(count, DEBTORS_PER_PAGE),
  debtors: rows.map((row) => ({ customer: presentCustomer(row), ...presentFigures(row) })),
});

/** A statement: the rows of a span of days, and the balances before and after it. */
export const presentStatement = (
  customer: CustomerRow,
  span: { from: string; to: string },
  { before, lines }: Awaited<ReturnType<typeof linesBetween>>,
): Statement => ({
  customer: presentCustomer(customer),
  ...span,
  before: toRupees(before),
  after: toRupees(plus(before, ...lines.map(({ amount_paise }) => amount_paise))),
  lines: lines.map((line) => presentLine(line, 'shop')),
});

/** Money against an account as it was sent, in paise. */
export type SentPayment = Omit<NewKhataPayment, 'amount' | 'seen'> & { amount: Paise; seen: { owed: Paise } };
/** The amounts of it in paise. */
export const paymentInPaise = ({ amount, seen, ...sent }: NewKhataPayment): SentPayment => ({
  ...sent,
  amount: fromRupees(amount),
  seen: { owed: fromRupees(seen.owed) },
});

/** A row by the owner's hand as it was sent, in paise. */
export type SentLine = Omit<NewKhataLine, 'amount' | 'seen'> & { amount: Paise; seen: Paise };
/** The amounts of it in paise. */
export const lineInPaise = ({ amount, seen, ...sent }: NewKhataLine): SentLine => ({
  ...sent,
  amount: fromRupees(amount),
  seen: fromRupees(seen.owed),
});

/** The amounts of a limit in paise. */
export const limitInPaise = (sent: { limit: number; seen: { limit: number } }) => ({
  limit: fromRupees(sent.limit),
  seen: fromRupees(sent.seen.limit),
});

/** A customer's account with all its rows, for the download of their data; null without an account. */
export async function khataDataOf(db: Db, user: string): Promise<object | null> {
  const account = await khataOf(db, user);
  if (!account?.isKept) return null;
  const all: KhataLine[] = [];
  for (;;) {
    const rows = await newestLines(db, user, account.khata.line_count - all.length);
    const { owed, lines, hasOlder } = presentOwn(account.khata, rows);
    all.push(...lines);
    if (!hasOlder) return { owed, lines: all };
  }
}
