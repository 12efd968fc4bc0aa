import type { Context, MiddlewareHandler } from 'hono';
import { Failure } from '#base/failure.ts';
import type { BodyShares, Sender } from '#platform/http/bodies/body-shares.ts';
import { setBodyRule, tooLarge } from '#platform/http/bodies/read-body.ts';

/** How many bytes a path accepts, from guests too, and whether the request must have a Content-Length. */
export type PathRule = { most: number; mostOfGuests: number; needsLength: boolean };

/**
 * Refuses bodies that are larger than their path accepts. Nothing is read here: a Content-Length is checked at once,
 * and `readBody` counts while a route reads. What only guests may not send is refused there, after a route's guard.
 */
export const bodyLimit =
  (
    ruleOf: (path: string) => PathRule,
    senderOf: (c: Context) => Sender,
    shares: BodyShares,
  ): MiddlewareHandler =>
  async (c, next) => {
    const { method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') {
      const { most, mostOfGuests, needsLength } = ruleOf(c.req.path);
      const length = c.req.header('content-length');
      if (length === undefined) {
        if (needsLength && c.req.header('transfer-encoding') !== undefined)
          throw new Failure('length_required', 'Say with Content-Length how large the file is.');
      } else if (Number(length) > most) throw tooLarge();
      const sender = senderOf(c);
      setBodyRule(c, { sender, shares, most: sender.kind === 'guest' ? Math.min(most, mostOfGuests) : most });
    }
    await next();
  };
