import type { MiddlewareHandler } from 'hono';
import type { FailureCode } from '#base/failure.ts';
import { describe, type RouteDescription } from './describe.ts';
import { type Env, personal } from './routes.ts';

/** What is said of one route; its guard says the rest. */
type GuardedRoute = Omit<RouteDescription, 'tag' | 'needsToken'>;

/**
 * Routes that stand behind the same guard. Each is described with what the guard refuses, nobody passes it unasked, and
 * its answer is one person's: `routes.get('/', route({ summary, answers }), check(…), handler)`.
 */
export const guardedRoutes =
  <E extends Env>(guard: MiddlewareHandler<E>, tag: string, guardRefuses: readonly FailureCode[]) =>
  ({ refuses = [], ...route }: GuardedRoute): MiddlewareHandler<E> => {
    const described = describe({ ...route, tag, refuses: [...guardRefuses, ...refuses], needsToken: true });
    const guarded: MiddlewareHandler<E> = (c, next) =>
      guard(c, async () => {
        personal(c);
        await next();
      });
    // The description hangs on the middleware; whoever makes the API's description finds it there.
    return Object.assign(guarded, described);
  };
