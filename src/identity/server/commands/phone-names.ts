import { Failure, invalidField } from '#base/failure.ts';
import { loginPhone } from '#base/phone.ts';
import type { Tx } from '#db/schema.ts';
import { NOT_A_MOBILE } from '#identity/identity.ts';

/** A claim to a number: `isShown` if a code to this phone was entered, or an admin answers for it. */
export type PhoneClaim = { phone: string; email: string | null; isShown?: boolean | undefined };

/**
 * The login name that a phone makes for an account. The first account with a number keeps it when another gives the
 * same number: the other account gets no login name if it has an e-mail address, and is refused otherwise. A number
 * moves only if it was shown, and only from an account that has an e-mail address to log in with.
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
  /*i18n*/ 'This phone number already has an account. Log in with it, ask the shop for a code, or sign up with an e-mail address.';

/** The failure for a phone that is a login name already. It is the same for every account that has the number. */
export const phoneTaken = (): Failure => new Failure('conflict', TAKEN, { fields: { phone: [TAKEN] } });

const ANOTHERS =
  /*office*/ 'Somebody without an e-mail address logs in with this number. Find that customer, and hand out a code there.';

/** The failure for an admin who answers for a number that is the only login name of another account. */
const phoneIsAnothers = (): Failure => new Failure('conflict', ANOTHERS, { fields: { phone: [ANOTHERS] } });
