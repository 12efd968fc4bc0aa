import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Actor } from '#identity/identity.ts';
import type { Sender } from '#platform/http/bodies/body-shares.ts';
import {
  addressFrom,
  clientAddress,
  clientNetwork,
  hopsOfMessage,
  networkFrom,
} from '#platform/http/limits/client-address.ts';
import type { Asker } from '#platform/http/limits/fair-queue.ts';
import type { Platform } from '#platform/platform.ts';
import { bearerToken, tokenHash } from './passwords/secrets.ts';

/**
 * The caller whose share a request is counted in: the account, or the address of a guest. A village may share one
 * address, so logged-in callers are never counted by it.
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

/** The asker of queued work: an account, or a device that was logged in before. */
export const knownAsker = (who: string): Asker => ({ isKnown: true, who, network: who });

/** The asker of a route's queued work. */
export function askerIn(platform: Platform, c: Context): Asker {
  const { kind, who, network } = senderIn(platform)(c);
  return { isKnown: kind !== 'guest', who, network };
}

/** The asker of a request that no route has seen yet. */
export function askerOf(platform: Platform, request: IncomingMessage): Asker {
  const token = bearerToken(request.headers.authorization);
  const account = token && recentCaller(platform, token);
  if (account) return knownAsker(account);
  const hops = hopsOfMessage(request);
  const { trustedProxies } = platform.config;
  return {
    isKnown: false,
    who: addressFrom(hops, trustedProxies),
    network: networkFrom(hops, trustedProxies),
  };
}

const KEPT = 5000;
/** The time after which an ended session is forgotten at the latest; until then it is only a place in a line. */
const KEPT_FOR_MS = 10 * 60_000;

const recent = new WeakMap<Platform, LRUCache<string, string>>();

function callersOf(platform: Platform): LRUCache<string, string> {
  const known = recent.get(platform);
  if (known) return known;
  const opened = new LRUCache<string, string>({ max: KEPT, ttl: KEPT_FOR_MS });
  recent.set(platform, opened);
  return opened;
}

/** Remembers that a token belonged to an account a moment ago. */
export const rememberCaller = (platform: Platform, token: string, userId: string): void =>
  void callersOf(platform).set(tokenHash(token), userId);

/**
 * The account that a token belonged to a moment ago, without asking the database: enough for a place in a line, for
 * nothing else.
 */
const recentCaller = (platform: Platform, token: string): string | undefined =>
  callersOf(platform).get(tokenHash(token));
