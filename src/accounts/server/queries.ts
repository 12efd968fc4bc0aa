import type { Actor } from '#accounts/accounts.ts';
import type { Platform } from '#platform/platform.ts';

/** Whom a bearer token stands for now; undefined when it is unknown, ended or revoked. */
export async function actorByToken(_platform: Platform, _token: string): Promise<Actor | undefined> {
  return undefined;
}
