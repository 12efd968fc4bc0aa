import type { MiddlewareHandler } from 'hono';
import type { FailureCode } from '#base/failure.ts';
import { describe, type RouteDescription } from './describe.ts';
import { type Env, personal } from './routes.ts';

/** The description of one route. Its guard adds the rest. */
type GuardedRoute = Omit<RouteDescription, 'tag' | 'needsToken'>;

/**
 * Makes routes that share a guard. Each is described with the guard's refusals, is checked by the guard before
 * anything else, and is marked as personal: `routes.get('/', route({ summary, answers }), check(…), handler)`.
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
    // hono-openapi finds the description as a property of the middleware.
    return Object.assign(guarded, described);
  };
