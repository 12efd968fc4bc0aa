import type { Context } from 'hono';
import type { Actor } from '#identity/identity.ts';
import type { Sender } from '#platform/http/bodies/body-shares.ts';
import { clientAddress, clientNetwork } from '#platform/http/limits/client-address.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * The caller whose share a request is counted in: the account, or the address of a guest. A village may share one
 * address, so people who are logged in are never counted by it.
 */
export const senderIn =
  ({ config }: Platform) =>
  (c: Context): Sender => {
    const actor = c.get('actor') as Actor | undefined;
    if (!actor) {
      const who = clientAddress(c, config.trustedProxies);
      return { kind: 'guest', who, network: clientNetwork(c, config.trustedProxies) };
    }
    const kind = actor.role === 'user' ? 'shopper' : 'team';
    return { kind, who: actor.userId, network: actor.userId };
  };
