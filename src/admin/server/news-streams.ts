import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SSEStreamingApi } from 'hono/streaming';
import type { News } from '#alarm/alarm.ts';
import { Failure } from '#base/failure.ts';
import type { Actor } from '#identity/identity.ts';
import { carries } from '#platform/cache/changes.ts';
import type { Platform } from '#platform/platform.ts';
import { readNews } from './queries/today.ts';

/** The longest silence of a stream: a connection that is silent for longer is dead, and proxies keep it open. */
const HEARTBEAT = 15_000;
const LINES_AT_MOST = 20;
const GATHERED_MS = 200;
/** The tags of changes that the notifications depend on. */
const NEWS = ['orders', 'catalogue', 'settings'];

/** The open streams of this process, with a function that wakes each. */
type Open = { userId: string; wake: () => void };
const openStreams = new WeakMap<Platform, Set<Open>>();
const streamsOf = (platform: Platform): Set<Open> => {
  const open = openStreams.get(platform) ?? new Set();
  openStreams.set(platform, open);
  return open;
};

/** One reader: the stream, and its current user (none, once the token has expired). */
type Reader = {
  stream: SSEStreamingApi;
  userId: string;
  lastId: string;
  whoNow: () => Promise<Omit<Actor, 'language'> | undefined>;
};

/** Refuses a person who has too many streams open. A lost stream ends within a heartbeat. */
export function limitStreams(platform: Platform, userId: string): void {
  const held = [...streamsOf(platform)].filter((open) => open.userId === userId).length;
  if (held >= LINES_AT_MOST) {
    throw new Failure(
      'too_many',
      /*office*/ 'Too many screens of the back office are open. Close some of them.',
      {
        detail: { retryAfter: 30 },
      },
    );
  }
}

/**
 * Sends the notifications to one reader until they disconnect: at once, after each change of orders, goods or
 * settings (changes of other processes arrive within a second), and at a heartbeat if something else has changed.
 * Notifications that the reader already has, by the id of their last message, are not sent again.
 */
export async function tellNews(
  platform: Platform,
  { stream, userId, lastId, whoNow }: Reader,
): Promise<void> {
  let woken = Promise.withResolvers<void>();
  const wake = (): void => woken.resolve();
  const me = { userId, wake };
  const unfollow = platform.changes.follow((change) => {
    if (NEWS.some((tag) => carries(change, tag))) wake();
  });
  stream.onAbort(wake);
  streamsOf(platform).add(me);
  try {
    for (let told = lastId; !stream.aborted && streamsOf(platform).has(me);) {
      const actor = await whoNow();
      if (!actor) break;
      const news = await readNews(platform, actor);
      const id = idOf(news);
      if (id === told) await stream.write(': nothing new\n\n');
      else await stream.writeSSE({ id, event: 'news', data: JSON.stringify(news) });
      told = id;
      // In a busy hour goods are sold many times a second: changes in quick succession are sent together.
      await Promise.all([soonest(woken.promise, HEARTBEAT), wait(GATHERED_MS)]);
      woken = Promise.withResolvers();
    }
  } finally {
    streamsOf(platform).delete(me);
    unfollow();
  }
}

/** Wakes a person's own streams in this process, because they have seen something on one of their devices. */
export function wakeStreamsOf(platform: Platform, userId: string): void {
  for (const open of streamsOf(platform)) if (open.userId === userId) open.wake();
}

/** Ends all streams of this process so that it can stop. The readers reconnect by themselves. */
export function endNewsStreams(platform: Platform): void {
  const open = streamsOf(platform);
  const waiting = [...open];
  open.clear();
  for (const { wake } of waiting) wake();
}

/** The same notifications have the same id in every process. */
const idOf = ({ asOf: _, ...news }: News): string =>
  createHash('sha256').update(JSON.stringify(news)).digest('base64url').slice(0, 16);

async function soonest(event: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
    timer.unref();
  });
  await Promise.race([event, timeout]);
  clearTimeout(timer);
}
