import type { MiddlewareHandler } from 'hono';
import { Failure } from '#base/failure.ts';
import type { WithActor } from '#identity/server/public.ts';
import { clientAddress } from '#platform/http/limits/client-address.ts';
import { countTry } from '#platform/http/limits/rate-limit.ts';
import { guardedRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { ACCOUNTANT_LINK } from '#returns/accountants.ts';
import { noteUse } from './commands.ts';
import { linkBySecret } from './queries.ts';

/** Wrong secrets of links from one address. */
const WRONG_LINKS = { name: 'accountant-links', most: 60, minutes: 10 } as const;

/** Lets only holders of a running link pass. A secret that is wrong, ended or missing is refused in the same words. */
const byLink =
  ({ db, clock, config }: Platform): MiddlewareHandler<WithActor> =>
  async (c, next) => {
    const link = await linkBySecret(db, c.req.header(ACCOUNTANT_LINK) ?? '');
    if (!link) {
      await countTry(db, WRONG_LINKS, clientAddress(c, config.trustedProxies), clock.now());
      throw new Failure(
        'not_found',
        /*office*/ 'This link does not work any more. Ask the shop for a new one.',
      );
    }
    await noteUse(db, link, clock.now());
    await next();
  };

/** Describes and guards routes for an accountant with a link. */
export const forAccountants = (platform: Platform) =>
  guardedRoutes(byLink(platform), 'returns', ['not_found', 'too_many'], false);
