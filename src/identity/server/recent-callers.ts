import { LRUCache } from 'lru-cache';
import type { Platform } from '#platform/platform.ts';
import { tokenHash } from './token.ts';

const KEPT = 5000;
/** A session that was ended is forgotten after this at the latest; until then it is only a place in a line. */
const KEPT_FOR_MS = 10 * 60_000;

const recent = new WeakMap<Platform, LRUCache<string, string>>();

function callersOf(platform: Platform): LRUCache<string, string> {
  const known = recent.get(platform);
  if (known) return known;
  const opened = new LRUCache<string, string>({ max: KEPT, ttl: KEPT_FOR_MS });
  recent.set(platform, opened);
  return opened;
}

/** Remembers that a token was that of an account a moment ago. */
export const rememberCaller = (platform: Platform, token: string, userId: string): void =>
  void callersOf(platform).set(tokenHash(token), userId);

/** The account that a token was of a moment ago, without asking the database: good for a place in a line, for nothing else. */
export const recentCaller = (platform: Platform, token: string): string | undefined =>
  callersOf(platform).get(tokenHash(token));
