import { dayAfter } from '#base/calendar.ts';
import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { type AuditActor, difference, recordAudit } from '#platform/log/audit.ts';
import type { Registration, RegistrationForm } from '#tax/registrations.ts';
import { papersUntil, readRegistrations, registrationOn } from './queries.ts';
import { TAX } from './tags.ts';

type Doing = { actor: AuditActor; now: Instant };

/** A registration may be written so many days ahead. */
const DAYS_AHEAD = 366;

/**
 * Writes how the shop stands to GST from a day on. Answers of a day that has some without papers correct them; days on which
 * papers were drawn, and those before, are closed.
 */
export async function addRegistration(tx: Tx, form: RegistrationForm, { actor, now }: Doing): Promise<void> {
  const all = await lockRegistrations(tx);
  await expectOpenDay(tx, form.from, now);
  const same = all.find(({ from }) => from === form.from);
  if (same) {
    await change(tx, same, form, { actor, now });
    return;
  }
  const id = newId(Date.parse(now));
  await tx
    .insertInto('tax_registrations')
    .values({ id, made_at: now, ...columnsOf(form) })
    .execute();
  await note(tx, { after: said(form) }, { actor, now });
}

/** Corrects answers under which no paper was drawn. */
export async function editRegistration(
  tx: Tx,
  id: string,
  form: RegistrationForm,
  { actor, now }: Doing,
): Promise<void> {
  const all = await lockRegistrations(tx);
  const before = expectUnused(all.find((one) => one.id === id));
  await expectOpenDay(tx, form.from, now);
  if (all.some((one) => one.id !== id && one.from === form.from))
    throw invalidField('from', /*office*/ 'Other answers hold from this day on');
  await change(tx, before, form, { actor, now });
}

/** Takes answers away under which no paper was drawn: those before them hold on. */
export async function removeRegistration(tx: Tx, id: string, { actor, now }: Doing): Promise<void> {
  const all = await lockRegistrations(tx);
  const before = expectUnused(all.find((one) => one.id === id));
  await tx.deleteFrom('tax_registrations').where('id', '=', id).execute();
  await note(tx, { before: said(before) }, { actor, now });
}

/**
 * The registration under which a paper of this day is drawn, marked as used on it: from then on it cannot be changed. Undefined in
 * a shop that draws none. Only the first paper of a day waits for others.
 */
export async function takeRegistration(tx: Tx, day: string): Promise<Registration | undefined> {
  for (;;) {
    const found = await registrationOn(tx, day);
    if (!found || (found.usedUntil !== null && found.usedUntil >= day)) return found;
    await tx
      .updateTable('tax_registrations')
      .set({ used_until: day })
      .where('id', '=', found.id)
      .where((row) => row.or([row('used_until', 'is', null), row('used_until', '<', day)]))
      .execute();
    // Read again: while this waited for the row, the owner may have changed it or written another.
    const now = await registrationOn(tx, day);
    if (now?.id === found.id) return now;
  }
}

/** All registrations, locked: the first paper of a day waits for them, or was drawn before. */
async function lockRegistrations(tx: Tx): Promise<Registration[]> {
  await tx
    .updateTable('tax_registrations')
    .set((row) => ({ made_at: row.ref('made_at') }))
    .execute();
  return readRegistrations(tx);
}

async function expectOpenDay(tx: Tx, from: string, now: Instant): Promise<void> {
  const until = await papersUntil(tx);
  if (until !== null && from <= until)
    throw invalidField('from', /*office*/ 'Bills of this day were made already: choose a later day');
  if (from > dayAfter(shopDay(now), DAYS_AHEAD))
    throw invalidField('from', /*office*/ 'At most one year ahead');
}

function expectUnused(registration: Registration | undefined): Registration {
  if (!registration) throw new Failure('not_found', /*office*/ 'There are no such answers.');
  if (registration.usedUntil !== null)
    throw new Failure(
      'conflict',
      /*office*/ 'Bills were made under these answers, so they stay. Write new ones from a later day.',
    );
  return registration;
}

async function change(tx: Tx, before: Registration, form: RegistrationForm, doing: Doing): Promise<void> {
  const changed = difference(said(before), said(form));
  if (!changed) return;
  await tx.updateTable('tax_registrations').set(columnsOf(form)).where('id', '=', before.id).execute();
  await note(tx, changed, doing);
}

/** Answers as the log shows them. */
const said = ({ from, mode, gstin, state, legalName, prefix }: RegistrationForm) => ({
  from,
  taxMode: mode,
  gstin,
  state,
  legalName,
  billPrefix: prefix,
});

async function note(
  tx: Tx,
  change: { before?: Partial<ReturnType<typeof said>>; after?: Partial<ReturnType<typeof said>> },
  { actor, now }: Doing,
): Promise<void> {
  await recordAudit(tx, { actor, entity: 'settings', entityId: 'tax', action: 'changed', ...change }, now);
  markChanged(tx, TAX);
}

const columnsOf = ({ from, mode, gstin, state, legalName, prefix }: RegistrationForm) => ({
  from_on: from,
  mode,
  gstin,
  state,
  legal_name: legalName,
  prefix,
});
