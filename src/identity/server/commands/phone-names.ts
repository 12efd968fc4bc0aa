import { Failure, invalidField } from '#base/failure.ts';
import { loginPhone } from '#base/phone.ts';
import type { Tx } from '#db/schema.ts';
import { NOT_A_MOBILE } from '#identity/identity.ts';

/** How an account comes to its number: `isShown` if a code was shown that went to this phone, or an admin answers for it. */
export type PhoneClaim = { phone: string; email: string | null; isShown?: boolean | undefined };

/**
 * The login name that a phone makes for an account. The first account with a number has it, and keeps it whoever gives
 * the same one later: with an e-mail address they get none, without one they are refused. Only a number that was shown
 * moves, and only away from an account that has an e-mail address to log in with.
 */
export async function phoneName(
  tx: Tx,
  { phone, email, isShown = false }: PhoneClaim,
  ownId?: string,
): Promise<string | null> {
  const name = loginPhone(phone);
  if (name === undefined && email === null) throw invalidField('phone', NOT_A_MOBILE);
  if (name === undefined) return null;
  if (isShown) await releasePhone(tx, name);
  const isFree = !(await isHeld(tx, name, ownId));
  if (!isFree && email === null) throw isShown ? phoneIsAnothers() : phoneTaken();
  return isFree ? name : null;
}

const isHeld = async (tx: Tx, name: string, ownId: string | undefined): Promise<boolean> =>
  (await tx
    .selectFrom('users')
    .select('id')
    .where('login_phone', '=', name)
    .$if(ownId !== undefined, (user) => user.where('id', '!=', ownId ?? ''))
    .executeTakeFirst()) !== undefined;

/** Takes a number from the account that has it, if that one is logged in with an e-mail address as well. */
const releasePhone = (tx: Tx, name: string) =>
  tx
    .updateTable('users')
    .set({ login_phone: null })
    .where('login_phone', '=', name)
    .where('email', 'is not', null)
    .execute();

const TAKEN =
  'This phone number already has an account. Log in with it, ask the shop for a code, or sign up with an e-mail address.';

/** The failure for a phone that somebody logs in with. It is the same for every account that has the number. */
export const phoneTaken = (): Failure => new Failure('conflict', TAKEN, { fields: { phone: [TAKEN] } });

const ANOTHERS =
  'Somebody without an e-mail address logs in with this number. Find that customer, and hand out a code there.';

/** The failure for an admin who answers for a number that is the only login name of another account. */
const phoneIsAnothers = (): Failure => new Failure('conflict', ANOTHERS, { fields: { phone: [ANOTHERS] } });
