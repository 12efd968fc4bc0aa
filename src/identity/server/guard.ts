import type { MiddlewareHandler } from 'hono';
import { Failure } from '#base/failure.ts';
import { type Language, isLanguage } from '#base/language/language.ts';
import { type Actor, isAllowed, type Work } from '#identity/identity.ts';
import { guardedRoutes, type Env } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { recognise } from './commands/open-session.ts';
import { bearerToken } from './passwords/secrets.ts';
import { rememberCaller } from './sender.ts';

/** Routes behind `identify`: the caller may be logged in or not. */
export type WithActor = Env<{ actor: Actor | undefined }>;
/** Routes behind `signedIn`, `adminOnly` or `may`: the caller is logged in. */
export type SignedIn = Env<{ actor: Actor }>;

/** Reads the bearer token, if there is one; a token that is unknown, ended or revoked answers 401. */
export const identify =
  (platform: Platform): MiddlewareHandler<WithActor> =>
  async (c, next) => {
    const header = c.req.header('authorization');
    const token = bearerToken(header);
    // The sign-up form sends an empty token: that is a guest, not a mistake.
    const isGuest = header === undefined || /^(Bearer)? *(null|undefined)?$/i.test(header.trim());
    const account = token ? await recognise(platform, token) : undefined;
    const actor = account && { ...account, language: languageAsked(c.req.header('accept-language')) };
    if (!actor && !isGuest) throw new Failure('signed_out', /*i18n*/ 'Please log in again.');
    if (actor && token) rememberCaller(platform, token, actor.userId);
    c.set('actor', actor);
    await next();
  };

/** The language of a request: that of the page, which its browser sends first of all; English if it is none of ours. */
function languageAsked(accepted = ''): Language {
  const [code] = accepted.toLowerCase().split(/[-,;]/, 1);
  return isLanguage(code) ? code : 'en';
}

/** Lets only logged-in callers pass. */
const signedIn: MiddlewareHandler<WithActor> = async (c, next) => {
  if (!c.get('actor')) throw new Failure('signed_out', /*i18n*/ 'Please log in.');
  await next();
};

/** Lets only admins pass. */
const adminOnly: MiddlewareHandler<WithActor> = async (c, next) => {
  const actor = c.get('actor');
  if (!actor) throw new Failure('signed_out', /*i18n*/ 'Please log in.');
  if (actor.role !== 'admin')
    throw new Failure('forbidden', /*office*/ 'This is only for admins of the shop.');
  await next();
};

/** Lets admins pass, and staff whose job it is. */
const may =
  (work: Work): MiddlewareHandler<WithActor> =>
  async (c, next) => {
    const actor = c.get('actor');
    if (!actor) throw new Failure('signed_out', /*i18n*/ 'Please log in.');
    expectAllowed(actor, work);
    await next();
  };

/** Refuses people whose job does not have this part of the back office. */
export function expectAllowed(actor: Pick<Actor, 'role' | 'permissions'>, work: Work): void {
  if (!isAllowed(actor, work))
    throw new Failure(
      'forbidden',
      /*office*/ 'You do not have the right for this part of the shop. Ask an owner.',
    );
}

/** Describes and guards routes for logged-in callers. */
export const forShoppers = (tag: string) => guardedRoutes(signedIn, tag, ['signed_out']);

/** Describes and guards routes for admins only. */
export const forAdmins = (tag: string) => guardedRoutes(adminOnly, tag, ['signed_out', 'forbidden']);

/** Describes and guards routes for admins, and for staff whose job it is. */
export const forStaff = (work: Work, tag: string) =>
  guardedRoutes(may(work), tag, ['signed_out', 'forbidden']);
