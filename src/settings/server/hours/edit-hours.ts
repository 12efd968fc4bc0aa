import { dayAfter } from '#base/calendar.ts';
import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { type AuditActor, recordAudit } from '#platform/log/audit.ts';
import { CLOSURES_AT_MOST, type NewClosure, type NewWeek } from '#settings/hours/hours.ts';
import { SETTINGS } from '#settings/server/queries.ts';
import {
  closedWeekdays,
  CLOSURES,
  comingClosures,
  editedHours,
  ROUNDLESS,
  textsOf,
  weekWithRevision,
} from './queries.ts';

type Doing = { actor: AuditActor; now: Instant };

/** Sets the hours of every week; every page shows them within a second. Fails with `conflict` where another person was quicker. */
export async function setWeek(
  tx: Tx,
  { week, keepsRounds, revision }: NewWeek,
  { actor, now }: Doing,
): Promise<void> {
  const old = await weekWithRevision(tx);
  const value = JSON.stringify(week);
  const saved = await tx
    .insertInto('settings')
    .values({ name: 'hours', value, updated_at: now })
    .onConflict((row) =>
      row
        .column('name')
        .doUpdateSet((before) => ({
          value,
          updated_at: now,
          revision: before('settings.revision', '+', 1),
        }))
        .where('settings.revision', '=', revision),
    )
    .returning('revision')
    .executeTakeFirst();
  if (saved?.revision !== revision + 1)
    throw new Failure('conflict', /*office*/ 'The hours were changed on another device. You see them now.', {
      detail: await editedHours(tx, now),
    });
  const roundless = closedWeekdays(week)
    .filter((day) => !keepsRounds.includes(day))
    .join('');
  await tx
    .insertInto('settings')
    .values({ name: ROUNDLESS, value: roundless, updated_at: now })
    .onConflict((row) => row.column('name').doUpdateSet({ value: roundless, updated_at: now }))
    .execute();
  const change = { before: { hours: weekText(old) }, after: { hours: weekText({ week, keepsRounds }) } };
  await recordAudit(tx, { actor, entity: 'settings', entityId: 'hours', action: 'changed', ...change }, now);
  markChanged(tx, SETTINGS, CLOSURES);
}

/** Seven days: their hours, – for closed, and (+) where rounds go on a closed day. */
const weekText = ({ week, keepsRounds }: Pick<NewWeek, 'week' | 'keepsRounds'>): string =>
  (week ?? [])
    .map((spans, at) =>
      spans.length > 0
        ? spans.map((span) => span.join('–')).join(', ')
        : `–${keepsRounds.includes(at + 1) ? ' (+)' : ''}`,
    )
    .join(' · ');

/**
 * Closes the shop on some days. Days that are closed already with the same first and last day take the new text: two people
 * who close the present day at once close it once.
 */
export async function closeShop(tx: Tx, closure: NewClosure, { actor, now }: Doing): Promise<void> {
  const row = columnsOf(closure, now);
  const coming = await comingClosures(tx, now);
  if (coming.length >= CLOSURES_AT_MOST)
    throw new Failure('conflict', /*office*/ 'There are 100 closed days ahead. Take one away first.');
  await tx
    .insertInto('closures')
    .values({ id: newId(Date.parse(now)), created_at: now, ...row })
    .onConflict((known) => known.columns(['from_on', 'to_on']).doUpdateSet(row))
    .execute();
  await changed(tx, { after: said(row) }, { actor, now });
}

/** Changes closed days. */
export async function editClosure(
  tx: Tx,
  id: string,
  closure: NewClosure,
  { actor, now }: Doing,
): Promise<void> {
  const before = await lockClosure(tx, id);
  const row = columnsOf(closure, now);
  await tx
    .deleteFrom('closures')
    .where('id', '!=', id)
    .where('from_on', '=', row.from_on)
    .where('to_on', '=', row.to_on)
    .execute();
  await tx.updateTable('closures').set(row).where('id', '=', id).execute();
  await changed(tx, { before: said(before), after: said(row) }, { actor, now });
}

/** Takes closed days away: the shop is open on them by its hours. */
export async function removeClosure(tx: Tx, id: string, { actor, now }: Doing): Promise<void> {
  const before = said(await lockClosure(tx, id));
  await tx.deleteFrom('closures').where('id', '=', id).execute();
  await changed(tx, { before }, { actor, now });
}

/** Opens the shop again on the present day: closed days that cover it end, and those before it stay as they were. */
export async function reopenShop(tx: Tx, doing: Doing): Promise<void> {
  const today = shopDay(doing.now);
  const yesterday = dayAfter(today, -1);
  const covering = (await comingClosures(tx, doing.now)).filter(({ from_on }) => from_on <= today);
  for (const { texts: _, ...closure } of covering) {
    const { id, from_on } = closure;
    await tx.deleteFrom('closures').where('id', '=', id).execute();
    if (from_on < today)
      await tx
        .insertInto('closures')
        .values({ ...closure, to_on: yesterday })
        .onConflict((known) => known.columns(['from_on', 'to_on']).doNothing())
        .execute();
    await changed(tx, { before: said(closure) }, doing);
  }
}

/** Notes a change of closed days in the log, and ends what shows them. */
async function changed(
  tx: Tx,
  { before, after }: { before?: string; after?: string },
  { actor, now }: Doing,
): Promise<void> {
  const change = {
    ...(before !== undefined && { before: { closedDays: before } }),
    ...(after !== undefined && { after: { closedDays: after } }),
  };
  await recordAudit(tx, { actor, entity: 'settings', entityId: 'hours', action: 'changed', ...change }, now);
  markChanged(tx, SETTINGS, CLOSURES);
}

const said = (closure: { from_on: string; to_on: string } & Parameters<typeof textsOf>[0]): string => {
  const { from_on, to_on } = closure;
  const names = new Set(Object.values(textsOf(closure)).filter(Boolean));
  return [from_on === to_on ? from_on : `${from_on} – ${to_on}`, [...names].join(' / ')]
    .filter(Boolean)
    .join(': ');
};

async function lockClosure(tx: Tx, id: string) {
  const row = await tx
    .updateTable('closures')
    .set((closure) => ({ text: closure.ref('text') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Failure('not_found', /*office*/ 'There are no such closed days.');
  return row;
}

function columnsOf(closure: NewClosure, now: Instant) {
  const { from, to, keepsRounds } = closure;
  const today = shopDay(now);
  const from_on = from ?? today;
  const to_on = to ?? from_on;
  if (to_on < today) throw invalidField('to', /*office*/ 'This day is in the past');
  if (to_on < from_on) throw invalidField('to', /*office*/ 'The last day must not be before the first');
  if (to_on > dayAfter(today, 2 * 366)) throw invalidField('to', /*office*/ 'At most two years ahead');
  return {
    from_on,
    to_on,
    text: closure.text,
    text_hi: closure.textHi,
    text_bn: closure.textBn,
    keeps_rounds: keepsRounds ? (1 as const) : (0 as const),
  };
}
