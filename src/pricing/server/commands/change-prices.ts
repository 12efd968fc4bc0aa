import { Failure } from '#base/failure.ts';
import { isId, newId } from '#base/ids.ts';
import type { Language } from '#base/language/language.ts';
import { after } from '#base/time.ts';
import type { WriteContext } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { isTaken } from '#platform/db/errors.ts';
import { addJob } from '#platform/jobs/jobs.ts';
import { recordAudit } from '#platform/log/audit.ts';
import type { PriceChange, PriceChangeProgress, PriceChangeReport } from '#pricing/pricing.ts';
import { type PriceChangeRow, presentProgress } from '#pricing/server/present.ts';
import { changeOfPreview, noSuchChange } from '#pricing/server/queries.ts';
import { doNextPart, PART, planParts, PRICE_CHANGE, PRICE_CHANGE_JOB, takeChange } from './price-parts.ts';
import { planPrices, type PricePlan } from './price-plan.ts';

/**
 * Changes many prices: exactly the ones of the confirmed preview, to exactly the prices that it showed. If one of the
 * products changed since, nothing happens and the answer is a new preview. A few hundred change at once, all or none;
 * more change in parts, by jobs, so that orders go on meanwhile. Sending the same preview twice changes prices once.
 */
export async function changePrices(
  tx: Tx,
  change: PriceChange,
  context: WriteContext & { language: Language },
): Promise<PriceChangeReport> {
  const plan = await planPrices(tx, change, context.language);
  const known = await changeOfPreview(tx, change.preview ?? '');
  if (known) return { ...plan.report, ...knownAs(known) };
  if (change.preview !== plan.report.preview) throw changedSince(plan.report);
  const id = await beginChange(tx, change, { plan, context });
  if (plan.lines.length <= PART) {
    const made = await doNextPart(tx, id, context.now);
    if (made?.skipped) throw changedSince(plan.report);
    return { ...plan.report, done: true, change: id };
  }
  const { actor, now } = context;
  const entry = {
    entity: PRICE_CHANGE,
    entityId: id,
    action: 'begun',
    after: { products: plan.lines.length },
  };
  await recordAudit(tx, { actor, ...entry }, now);
  await addJob(tx, { kind: PRICE_CHANGE_JOB, payload: { change: id } }, now);
  return { ...plan.report, change: id };
}

/**
 * Takes a change of prices back, wherever the price is still what it was changed to; one that is still under way ends
 * where it is, and what it changed is taken back. Asked again while it is being taken back, it goes on.
 */
export async function undoPrices(
  tx: Tx,
  id: string,
  { actor, now }: WriteContext,
): Promise<PriceChangeProgress> {
  const change = isId(id) ? await takeChange(tx, id) : undefined;
  if (!change) throw noSuchChange();
  if (change.state === 'taken back')
    throw new Failure('conflict', /*office*/ 'This change was already undone.');
  if (change.created_at < after(now, -KEPT))
    throw new Failure('conflict', /*office*/ 'This change is too old to be undone.');
  if (change.state !== 'taking back') {
    await tx
      .updateTable('price_changes')
      .set({ state: 'taking back', under_way: 1, actor_id: actor.userId, actor_name: actor.name })
      .where('id', '=', id)
      .execute()
      .catch(refuseSecond);
  }
  if (change.written <= PART) {
    const undone = await doNextPart(tx, id, now);
    if (undone) return presentProgress(undone);
  }
  await addJob(tx, { kind: PRICE_CHANGE_JOB, payload: { change: id } }, now);
  return { ...presentProgress(change), state: 'taking back', by: actor.name };
}

/** Time in which a change can be undone; after that only the audit log tells what it did. */
const KEPT = 30 * 24 * 60 * 60_000;

async function beginChange(
  tx: Tx,
  change: PriceChange,
  { plan, context: { actor, now } }: { plan: PricePlan; context: WriteContext },
): Promise<string> {
  const old = tx.selectFrom('price_changes').select('id').where('ended_at', '<', after(now, -KEPT));
  await tx.deleteFrom('price_change_parts').where('change_id', 'in', old).execute();
  const id = newId(Date.parse(now));
  await tx
    .insertInto('price_changes')
    .values({
      id,
      preview: plan.report.preview,
      state: 'changing',
      under_way: 1,
      percent_hundredths: Math.round(change.percent * 100),
      price_kind: change.of,
      rounding: change.round,
      actor_id: actor.userId,
      actor_name: actor.name,
      total: plan.lines.length,
      created_at: now,
    })
    .execute()
    .catch(refuseSecond);
  await planParts(tx, id, plan);
  return id;
}

const changedSince = (report: PriceChangeReport): Failure =>
  new Failure('conflict', /*office*/ 'Some of these products have changed. You see the new preview.', {
    detail: { report },
  });

function refuseSecond(error: unknown): never {
  if (!isTaken(error, 'price_changes.under_way')) throw error;
  throw new Failure(
    'conflict',
    /*office*/ 'Another change of prices is still running. Wait until it is done.',
  );
}

const knownAs = ({ id, state, total, preview }: PriceChangeRow) => ({
  preview,
  change: id,
  done: state === 'changed',
  changed: total,
});
