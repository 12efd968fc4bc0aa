import { newId } from '#base/ids.ts';
import type { Caller, TestShop } from '#test/open-shop.ts';
import type { CashSheet, NewClosing, NewMove, SentCount } from '#till/cash-sheet.ts';
import type { CashDay } from '#till/till.ts';

/** A cash sheet as somebody sees it now: of a round, or of the counter of a day. */
export const cashSheet = async (person: Caller, id: string): Promise<CashSheet> =>
  (await person.call('GET', `/api/cash/${id}`)).body;

/** The money of a day as somebody sees it; of today, unless another is named. */
export const cashDay = async (person: Caller, on?: string): Promise<CashDay> =>
  (await person.call('GET', `/api/cash${on === undefined ? '' : `?on=${on}`}`)).body;

/** Notes what is put into a bag, or spent out of it. */
export const noteMove = (person: Caller, sheet: string, said: Partial<NewMove>) =>
  person.call('POST', `/api/cash/${sheet}/moves`, { id: newId(), kind: 'spent', note: 'diesel', ...said });

/** Hands in a count: so many rupees in coins, unless notes are named. */
export const handIn = (person: Caller, sheet: string, rupees: number, said: Partial<SentCount> = {}) =>
  person.call('POST', `/api/cash/${sheet}/counts`, { id: newId(), pieces: { coins: rupees }, ...said });

/** Signs what was handed in last, as somebody sees it now. */
export async function sign(person: Caller, sheet: string, said: Partial<NewClosing> = {}) {
  const { count, expected } = await cashSheet(person, sheet);
  const signed = { id: newId(), count: count?._id, seen: { expected }, ...said };
  return person.call('POST', `/api/cash/${sheet}/closings`, signed);
}

/** What is wrong with the cash: sheets and what is in none of them are all payments in cash, and each is signed once. */
export async function wrongCash({ platform: { db } }: TestShop): Promise<string[]> {
  const payments = await db
    .selectFrom('payments')
    .leftJoin('cash_signed', 'cash_signed.payment_id', 'payments.id')
    .leftJoin('cash_closings', 'cash_closings.id', 'cash_signed.closing_id')
    .select(['payments.amount_paise', 'payments.method', 'cash_closings.sheet_id'])
    .execute();
  const closings = await db.selectFrom('cash_closings').selectAll().orderBy('position').execute();
  const last = new Map(closings.map((row) => [row.sheet_id, row]));
  const sumOf = (rows: readonly { amount_paise: number }[]): number =>
    rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  const cash = payments.filter(({ method }) => method === 'cash');
  const signed = [...last.values()].reduce((sum, row) => sum + row.taken_paise - row.returned_paise, 0);
  const open = sumOf(cash.filter(({ sheet_id }) => sheet_id === null));
  const wrong = [...last.values()].flatMap((row) => {
    const held = sumOf(cash.filter(({ sheet_id }) => sheet_id === row.sheet_id));
    const says = row.taken_paise - row.returned_paise;
    return held === says ? [] : [`sheet ${row.sheet_id} says ${says}, its payments ${held}`];
  });
  if (signed + open !== sumOf(cash)) wrong.push(`signed ${signed} and open ${open} are not ${sumOf(cash)}`);
  const others = payments.filter(({ method, sheet_id }) => method !== 'cash' && sheet_id !== null);
  return [...wrong, ...others.map(({ method }) => `a payment by ${method} is on a cash sheet`)];
}
