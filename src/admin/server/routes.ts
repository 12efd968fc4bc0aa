import type { MiddlewareHandler } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { SeenNews } from '#admin/admin.ts';
import { Failure } from '#base/failure.ts';
import type { Actor } from '#identity/identity.ts';
import { type SignedIn, type WithActor, recognise } from '#identity/server/public.ts';
import { guardedRoutes } from '#platform/http/guarded-routes.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { markNewsSeen } from './commands.ts';
import { limitStreams, tellNews, wakeStreamsOf } from './news-streams.ts';

/** Lets admins pass, and staff with any permission. */
const atTheCounter: MiddlewareHandler<WithActor> = async (c, next) => {
  const actor = c.get('actor');
  if (!actor) throw new Failure('signed_out', 'Please log in.');
  if (!isAtTheCounter(actor)) throw new Failure('forbidden', 'This is for the shop’s staff only.');
  await next();
};

const route = guardedRoutes(atTheCounter, 'back office: news', ['signed_out', 'forbidden']);

/** What the back office's own frame needs: the news as they happen. */
export function adminRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();

  routes.get(
    '/events',
    route({
      summary:
        'New orders, low stock and failed mails as they happen, as server-sent events named `news`; ' +
        'Last-Event-ID resumes after a break, and the stream does not end by itself',
      answers: { 200: v.string() },
      type: 'text/event-stream',
      refuses: ['too_many'],
    }),
    (c) => {
      const { userId } = c.get('actor');
      limitStreams(platform, userId);
      const token = c.req.header('authorization')?.replace(/^Bearer +/i, '') ?? '';
      const lastId = c.req.header('last-event-id') ?? '';
      const answer = streamSSE(
        c,
        (stream) =>
          tellNews(platform, { stream, userId, lastId, whoNow: () => stillAtTheCounter(platform, token) }),
        async (error) => platform.log.error('news.failed', error),
      );
      // A proxy that collects the answer before it passes it on would hold the news back.
      answer.headers.set('X-Accel-Buffering', 'no');
      answer.headers.set('Cache-Control', 'no-store');
      return answer;
    },
  );

  routes.post(
    '/events/seen',
    route({
      summary: 'I have seen the new orders up to a moment',
      answers: { 200: v.object({ message: v.string() }) },
      refuses: ['invalid'],
    }),
    check('json', SeenNews),
    async (c) => {
      const { userId } = c.get('actor');
      const now = platform.clock.now();
      const { asOf } = c.req.valid('json');
      // Nobody has seen what is still to come, whatever their clock says.
      await write(platform, (tx) => markNewsSeen(tx, userId, asOf < now ? asOf : now, now));
      wakeStreamsOf(platform, userId);
      return c.json({ message: 'Seen.' });
    },
  );
  return routes;
}

const isAtTheCounter = (actor: Actor): boolean =>
  actor.role === 'admin' || (actor.role === 'staff' && actor.permissions.length > 0);

/** Who a token stands for now, if they still belong behind the counter: a stream must not outlive a right. */
async function stillAtTheCounter(platform: Platform, token: string): Promise<Actor | undefined> {
  const actor = await recognise(platform, token);
  return actor && isAtTheCounter(actor) ? actor : undefined;
}
