import { Failure, invalidField } from '#base/failure.ts';
import { loginPhone } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import {
  accountByName,
  addAccount,
  addresseeById,
  changeStanding,
  standingBy,
  takeOver,
} from '#identity/server/public.ts';
import { recordAudit } from '#platform/log/audit.ts';
import type { NewStaff } from '#team/team.ts';

type Added = Omit<NewStaff, 'password'> & { passwordHash: string | null };

/**
 * Adds someone to the team. A number that a customer logs in with is told first, and added when the admin states that it is
 * the same person's: the customer's account joins the team, or, if it has an e-mail address as well, leaves the number.
 */
export async function addStaff(
  tx: Tx,
  actor: Actor,
  { known, ...staff }: Added,
  now: Instant,
): Promise<string> {
  const standing = standingBy(actor, staff);
  const email = staff.email || null;
  if (email === null && standing.role === 'admin') throw emailNeeded();
  const number = loginPhone(staff.phone);
  const holder = email === null && number !== undefined ? await accountByName(tx, number) : undefined;
  if (holder && holder.role !== 'user') throw onTheTeam(holder.name);
  if (holder && !known) throw isKnown(holder.name);
  if (holder && holder.email === null) {
    await changeStanding(tx, actor, { id: holder.id, to: standing }, now);
    await takeOver(tx, { id: holder.id, name: staff.name }, now);
    return holder.id;
  }
  const id = await addAccount(tx, { ...staff, ...standing, email, isShown: known }, now);
  await recordAudit(
    tx,
    { actor, entity: 'account', entityId: id, action: 'role changed', after: standing },
    now,
  );
  return id;
}

/** Throws unless an admin has an e-mail address: a forgotten password needs a way back without another person. */
export async function expectEmail(tx: Tx, id: string): Promise<void> {
  if ((await addresseeById(tx, id)) === undefined) throw emailNeeded();
}

const emailNeeded = (): Failure => invalidField('email', /*i18n*/ 'Email is required');

const onTheTeam = (name: string): Failure =>
  new Failure('conflict', `This number is on the team already: ${name}`, {
    sentence: { id: /*office*/ 'This number is on the team already: {name}', figures: { name } },
  });

/** `known` tells the screen whose number it is, so that it asks whether it is the same person. */
const isKnown = (name: string): Failure =>
  new Failure('conflict', `A customer logs in with this number: ${name}. Is it the same person?`, {
    detail: { known: name },
    sentence: {
      id: /*office*/ 'A customer logs in with this number: {name}. Is it the same person?',
      figures: { name },
    },
  });
