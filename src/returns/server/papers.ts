import { billsOfDays, type FullBill, type KeptSeller } from '#bills/server/public.ts';
import type { Db } from '#db/schema.ts';
import { type Days, partOfPaper, type PeriodPart } from '#returns/returns.ts';
import { withRests } from './aside/rests.ts';

/** Days with the parts that registrations cut them into. */
export type CutDays = Days & { parts: readonly PeriodPart[] };

/** The papers of days, each with the part of the period that it belongs to; `undefined` where there is none. */
export async function* papersByPart(
  db: Db,
  { parts, ...days }: CutDays,
): AsyncGenerator<{ paper: FullBill; part: PeriodPart | undefined }, void, undefined> {
  // Papers of one shop have the same seller word for word, so each text is read once.
  const numbers = new Map<string, string>();
  for await (const paper of withRests(billsOfDays(db, days))) {
    const { seller, mode, on_day: day } = paper;
    const gstin = numbers.get(seller) ?? (JSON.parse(seller) as KeptSeller).gstin;
    numbers.set(seller, gstin);
    yield { paper, part: partOfPaper(parts, { mode, gstin, day }) };
  }
}
