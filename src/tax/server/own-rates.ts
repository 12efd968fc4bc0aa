import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { type AuditActor, recordAudit } from '#platform/log/audit.ts';
import type { NewRate, TaxRate } from '#tax/rates.ts';
import { ownRates, papersUntil, RATES_AT_MOST } from './queries.ts';
import { isHsn, shippedRates } from './shipped-rates.ts';
import { TAX } from './tags.ts';

type Doing = { actor: AuditActor; now: Instant };

/** Writes a rate of the owner's own. Papers that were drawn keep theirs, so its day is not before theirs. */
export async function addRate(tx: Tx, rate: NewRate, { actor, now }: Doing): Promise<void> {
  if (rate.goods !== '' && !shippedRates().goods.some(({ goods }) => goods === rate.goods))
    throw invalidField('goods', /*office*/ 'Choose goods of the list');
  if (rate.hsn.length >= HEADING && !isHsn(rate.hsn))
    throw invalidField('hsn', /*office*/ 'There is no HSN that begins so');
  const until = await papersUntil(tx);
  if (until !== null && rate.from < until)
    throw invalidField('from', /*office*/ 'Bills of this day were made already: choose a later day');
  if ((await ownRates(tx)).length >= RATES_AT_MOST)
    throw new Failure('conflict', /*office*/ 'There are too many rates of your own.');
  const id = newId(Date.parse(now));
  await tx
    .insertInto('tax_rates')
    .values({
      id,
      goods: rate.goods,
      hsn: rate.hsn,
      condition: rate.condition,
      from_on: rate.from,
      rate_hundredths: rate.rate,
      nature: rate.nature,
      by_printed_price: rate.byPrintedPrice ? 1 : 0,
      source: rate.source,
      made_at: now,
    })
    .execute();
  await note(tx, { after: said(rate) }, { actor, now });
}

const HEADING = 4;

/** Ends a rate of the owner's own from today on: what comes with the shop holds again. Ending it twice is ending it once. */
export async function endRate(tx: Tx, id: string, { actor, now }: Doing): Promise<void> {
  const found = (await ownRates(tx)).find((one) => one.id === id);
  if (!found) throw new Failure('not_found', /*office*/ 'There is no such rate.');
  if (found.until !== null) return;
  const today = shopDay(now);
  const until = found.from > today ? found.from : today;
  await tx.updateTable('tax_rates').set({ until_on: until }).where('id', '=', id).execute();
  await note(tx, { before: said(found), after: { until } }, { actor, now });
}

async function note(
  tx: Tx,
  change: { before?: ReturnType<typeof said>; after: ReturnType<typeof said> | { until: string } },
  { actor, now }: Doing,
): Promise<void> {
  await recordAudit(tx, { actor, entity: 'settings', entityId: 'tax', action: 'changed', ...change }, now);
  markChanged(tx, TAX);
}

/** A rate as the log shows it: in per cent, and only what was said of it. */
const said = ({ goods, hsn, condition, from, rate, source }: NewRate | TaxRate) => ({
  ...(goods === '' ? { hsn } : { taxGoods: goods }),
  ...(condition !== 'any' && { taxedAs: condition }),
  from,
  taxRate: rate / 100,
  ...(source !== '' && { note: source }),
});
