import type { User } from '#accounts/accounts.ts';
import { Failure } from '#base/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { presentUser } from './present.ts';
import { userById } from './queries.ts';

/** The one who calls, as handed out; someone whose account was deleted meanwhile is logged out. */
export async function userJson({ db }: Platform, id: string): Promise<User> {
  const row = await userById(db, id);
  if (!row) throw new Failure('signed_out', 'Please log in again.');
  return presentUser(row);
}
