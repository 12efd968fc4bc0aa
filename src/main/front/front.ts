import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { WithActor } from '#identity/server/guard.ts';
import { askerOf } from '#identity/server/sender.ts';
import { StoreError } from '#media/server/s3-store.ts';
import { bestEncoding } from '#platform/cache/packing.ts';
import type { Answer } from '#platform/cache/page-cache.ts';
import type { Config } from '#platform/config/config.ts';
import { type StaticFile, typeOf } from '#platform/http/files/static-files.ts';
import { QueueFull } from '#platform/http/limits/fair-queue.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { type Metrics, openMetrics } from '#platform/log/metrics.ts';
import type { Platform } from '#platform/platform.ts';
import { openFinishedPages } from './finished/finished-pages.ts';
import { isOurs, keptAddress } from './finished/kept-addresses.ts';
import { say, send, sendFile } from './respond.ts';
import { securityHeaders, allowOrigin } from './security.ts';

/** Handlers behind the front. */
export type Behind = {
  api: Hono<WithActor>;
  page: (url: string) => Promise<Answer>;
  /** Which not-found page a path gets, if that is known without rendering it; otherwise each is rendered. */
  missing?: (path: string) => Promise<string | undefined>;
  statics: Map<string, StaticFile>;
  /** A variant of a picture, by the picture's id and the file's name. */
  picture: (id: string, file: string) => Promise<Uint8Array | undefined>;
  isReady: () => Promise<boolean>;
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const WORDINGS_KEPT = 2000;
const PICTURE = /^\/media\/([0-9a-f]{32})\/(\d{2,4}\.(?:avif|webp))$/;

/**
 * The first handler of every request. Answers that are the same for everybody are sent from finished bytes, before any
 * framework runs; the rest goes to the API or is rendered.
 */
export function createFront(platform: Platform, behind: Behind): Handler {
  const { changes, config, db, log } = platform;
  const headers = securityHeaders(config);
  // The kept address of URLs that are spelled differently, so that they need not be parsed again.
  const knownAs = new LRUCache<string, string>({ max: WORDINGS_KEPT });
  const origin = originOf(config);
  const fromApi = getRequestListener((request, env) => behind.api.fetch(request, env), {
    overrideGlobalObjects: false,
  });
  const isOfApi = (address: string): boolean => address.startsWith('/api/');
  const finished = openFinishedPages(
    changes,
    {
      make: async (address) => {
        const answer = await (isOfApi(address)
          ? fromApiItself(behind.api, origin + address)
          : behind.page(origin + address));
        return { ...answer, headers: { ...headers, ...answer.headers } };
      },
      missing: async (address) => (isOfApi(address) ? undefined : behind.missing?.(address)),
    },
    config.pageCacheBytes,
  );
  const metrics =
    config.metricsToken === undefined ? undefined : openMetrics(config.metricsToken, db, finished);
  const sendMade = async (
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<void> => {
    try {
      const encoding = bestEncoding(request.headers['accept-encoding']);
      if (send(request, response, await finished.get(address, encoding, askerOf(platform, request))))
        finished.weigh(address);
    } catch (error) {
      if (error instanceof QueueFull) {
        const soon = { ...headers, 'Retry-After': '2' };
        return say(
          response,
          503,
          'Very many people are here just now. Please try again in a moment.\n',
          soon,
        );
      }
      log.error('front.failed', error, { path: address });
      say(response, 500, 'The shop made a mistake. Please try again.\n', headers);
    }
  };

  const sayMetrics = async (
    request: IncomingMessage,
    response: ServerResponse,
    open: Metrics,
  ): Promise<void> => {
    if (open.isAllowed(request)) return say(response, 200, await open.text(), headers);
    return say(response, 401, 'Send the token.\n', { ...headers, 'WWW-Authenticate': 'Bearer' });
  };

  return (request, response) => {
    const url = request.url ?? '/';
    metrics?.watch(response);
    if (!isOurs(url)) return say(response, 400, 'That is no address of the shop.\n', headers);
    if (url.startsWith('/api/') && allowOrigin(request, response, config.corsOrigins)) return undefined;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead) {
      const known = knownAs.get(url) ?? url;
      const ready = finished.kept(known);
      if (ready) {
        if (send(request, response, ready)) finished.weigh(known);
        return undefined;
      }
      if (url === WORKER) return sendWorker(request, response, { ...behind, config, headers });
      const file = behind.statics.get(url);
      if (file) return sendFile(request, response, file, headers);
      if (url === '/healthz') return say(response, 200, 'alive\n', headers);
      if (url === '/readyz') return void sayReady(behind, response, headers);
      if (metrics && url === '/metrics') return void sayMetrics(request, response, metrics);
    }
    const [, id, file] = (isRead && PICTURE.exec(url)) || [];
    if (id && file) {
      sendPicture(request, response, { behind, id, file, headers }).catch((error: unknown) => {
        // If the store cannot be read, the answer must not be 404, because browsers would keep that.
        log.error('front.picture_failed', error, { path: url });
        const isSoon = error instanceof StoreError;
        say(response, isSoon ? 503 : 500, 'The picture could not be read. Please try again.\n', {
          ...headers,
          ...(isSoon && { 'Retry-After': '2' }),
        });
      });
      return undefined;
    }
    const address = isRead ? keptAddress(url) : undefined;
    if (address !== undefined) {
      if (address !== url) knownAs.set(url, address);
      return void sendMade(request, response, address);
    }
    if (url.startsWith('/api/')) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return void fromApi(request, response);
    }
    if (isRead) return say(response, 414, 'That address is too long.\n', headers);
    return say(response, 405, 'Pages can only be read.\n', { ...headers, Allow: 'GET, HEAD' });
  };
}

async function fromApiItself(api: Hono<WithActor>, url: string): Promise<Answer> {
  const answer = await api.request(url);
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** A picture's address contains the hash of its content, so what it shows never changes. */
async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  {
    behind,
    id,
    file,
    headers,
  }: { behind: Behind; id: string; file: string; headers: Record<string, string> },
): Promise<void> {
  const bytes = await behind.picture(id, file);
  if (!bytes) return say(response, 404, 'There is no such picture.\n', headers);
  response.writeHead(200, {
    ...headers,
    'Content-Type': typeOf(file),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

async function sayReady(
  behind: Behind,
  response: ServerResponse,
  headers: Record<string, string>,
): Promise<void> {
  const isReady = await behind.isReady();
  say(response, isReady ? 200 : 503, isReady ? 'ready\n' : 'the database does not answer\n', {
    ...headers,
    ...(!isReady && { 'Retry-After': '2' }),
  });
}

/** The address of the worker, the same for every build: browsers ask there whether there is a new one. */
const WORKER = '/sw.js';

/** Script served in place of the worker once it is switched off: it unregisters the worker and deletes its caches. */
const FAREWELL = '/sw-off.js';

/**
 * Sends the worker. Never cached, so that browsers with an old worker get the new one, or learn that it is
 * switched off, at their next visit. Its own policy lets it connect only to the shop.
 */
function sendWorker(
  request: IncomingMessage,
  response: ServerResponse,
  {
    statics,
    config,
    headers,
  }: { statics: Map<string, StaticFile>; config: Config; headers: Record<string, string> },
): void {
  const file = statics.get(config.offlineWorker ? WORKER : FAREWELL);
  if (!file) {
    response.writeHead(404, { ...headers, 'Cache-Control': 'no-store' }).end();
    return;
  }
  const etag = `"${createHash('sha256').update(file.bodies.identity!).digest('base64url').slice(0, 16)}"`;
  const own = {
    ...headers,
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    etag,
  };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, own).end();
  sendFile(request, response, file, own, 'no-cache');
}
