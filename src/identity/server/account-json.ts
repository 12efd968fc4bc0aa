import { Failure } from '#base/failure.ts';
import type { User } from '#identity/identity.ts';
import type { Platform } from '#platform/platform.ts';
import { presentUser } from './present.ts';
import { userById } from './queries.ts';

/** The caller's account as the API returns it. If it was deleted meanwhile, the caller is logged out. */
export async function userJson(platform: Platform, id: string): Promise<User> {
  const row = await userById(platform.db, id);
  if (!row) throw new Failure('signed_out', 'Please log in again.');
  return presentUser(row);
}

/** An account as the API returns it to an admin. */
export async function accountJson(platform: Platform, id: string): Promise<User> {
  const row = await userById(platform.db, id);
  if (!row) throw new Failure('not_found', 'There is no such account.');
  return presentUser(row);
}
