import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { WithActor } from '#identity/server/guard.ts';
import { StoreError } from '#media/server/s3-errors.ts';
import {
  bestEncoding,
  type Encoding,
  type Finished,
  finish,
  openByteCache,
} from '#platform/cache/byte-cache.ts';
import { type StaticFile, typeOf } from '#platform/http/static-files.ts';
import { type Metrics, openMetrics } from '#platform/log/metrics.ts';
import type { Platform } from '#platform/platform.ts';
import { allowOrigin } from './cross-origin.ts';
import { isOurs, keptAddress } from './kept-addresses.ts';
import type { RenderedPage } from './pages.ts';
import { securityHeaders } from './security-headers.ts';

/** What answers stand behind the front. */
export type Behind = {
  api: Hono<WithActor>;
  page: (url: string) => Promise<RenderedPage>;
  statics: Map<string, StaticFile>;
  /** A variant of a picture, by the picture's id and the file's name. */
  picture: (id: string, file: string) => Promise<Uint8Array | undefined>;
  isReady: () => Promise<boolean>;
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

// Stock sold by another process that ended before it could say so is seen after this at the latest.
const KEPT_AT_MOST_MS = 60_000;

const WORDINGS_KEPT = 2000;
const PICTURE = /^\/media\/([0-9a-f]{32})\/(\d{2,4}\.(?:avif|webp))$/;

/**
 * The first to see each request. What is the same for everybody is answered from finished bytes, before any
 * framework; the rest goes to the API or is rendered.
 */
export function createFront(platform: Platform, behind: Behind): Handler {
  const { changes, config, db, log } = platform;
  const cache = openByteCache(config.pageCacheBytes);
  const headers = securityHeaders(config);
  const metrics = config.metricsToken === undefined ? undefined : openMetrics(config.metricsToken);
  // What is asked for again and again in other words is found without reading the words anew.
  const knownAs = new LRUCache<string, string>({ max: WORDINGS_KEPT });
  const making = new Map<string, Promise<Finished>>();
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const fromApi = getRequestListener((request, env) => behind.api.fetch(request, env), {
    overrideGlobalObjects: false,
  });
  const version = (): string => `${changes.version('catalogue')}.${changes.version('settings')}`;

  const make = async (address: string): Promise<Finished> => {
    const madeFrom = version();
    const answer = await (address.startsWith('/api/')
      ? fromApiItself(behind.api, origin + address)
      : behind.page(origin + address));
    const finished = await finish(
      { ...answer, headers: { ...headers, ...answer.headers } },
      madeFrom,
      performance.now(),
    );
    if (finished.status === 200 && finished.headers['cache-control'] !== 'no-store')
      cache?.set(address, finished);
    return finished;
  };
  /** Many who ask for the same new page at once wait for one rendering, unless something changed since it began. */
  const makeOnce = (address: string): Promise<Finished> => {
    const name = `${version()} ${address}`;
    const underWay = making.get(name);
    if (underWay) return underWay;
    const started = make(address).finally(() => making.delete(name));
    making.set(name, started);
    return started;
  };
  const kept = (address: string): Finished | undefined => {
    const finished = cache?.get(address);
    return finished && finished.version === version() && performance.now() - finished.madeAt < KEPT_AT_MOST_MS
      ? finished
      : undefined;
  };

  const sayMetrics = async (
    request: IncomingMessage,
    response: ServerResponse,
    open: Metrics,
  ): Promise<void> => {
    if (open.isAllowed(request)) return say(response, 200, await open.text(db, cache), headers);
    return say(response, 401, 'Send the token.\n', { ...headers, 'WWW-Authenticate': 'Bearer' });
  };

  return (request, response) => {
    const url = request.url ?? '/';
    metrics?.watch(response);
    if (!isOurs(url)) return say(response, 400, 'That is no address of the shop.\n', headers);
    if (url.startsWith('/api/') && allowOrigin(request, response, config.corsOrigins)) return undefined;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead) {
      const ready = kept(knownAs.get(url) ?? url);
      if (ready) return send(request, response, ready);
      const file = behind.statics.get(url);
      if (file) return sendFile(request, response, file, headers);
      if (url === '/healthz') return say(response, 200, 'alive\n', headers);
      if (url === '/readyz') return void sayReady(behind, response, headers);
      if (metrics && url === '/metrics') return void sayMetrics(request, response, metrics);
    }
    const [, id, file] = (isRead && PICTURE.exec(url)) || [];
    if (id && file) {
      sendPicture(request, response, { behind, id, file, headers }).catch((error: unknown) => {
        // A store that cannot be read is not a picture that is not there: browsers would remember that.
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
      const ready = kept(address);
      if (ready) return send(request, response, ready);
      makeOnce(address).then(
        (finished) => send(request, response, finished),
        (error: unknown) => {
          log.error('front.failed', error, { path: address });
          say(response, 500, 'The shop made a mistake. Please try again.\n', headers);
        },
      );
      return undefined;
    }
    if (url.startsWith('/api/')) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return void fromApi(request, response);
    }
    if (isRead) return say(response, 414, 'That address is too long.\n', headers);
    return say(response, 405, 'Pages can only be read.\n', { ...headers, Allow: 'GET, HEAD' });
  };
}

async function fromApiItself(api: Hono<WithActor>, url: string): Promise<RenderedPage> {
  const answer = await api.request(url);
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

function send(request: IncomingMessage, response: ServerResponse, finished: Finished): void {
  const wanted = bestEncoding(request.headers['accept-encoding']);
  const encoding: Encoding = finished.bodies[wanted] ? wanted : 'identity';
  if (request.headers['if-none-match'] === finished.etag && finished.status === 200) {
    response.writeHead(304, { ETag: finished.etag, Vary: varyOf(response), 'Cache-Control': 'no-cache' });
    response.end();
    return;
  }
  const body = finished.bodies[encoding]!;
  response.writeHead(finished.status, {
    'Cache-Control': 'no-cache',
    ...finished.headers,
    ETag: finished.etag,
    Vary: varyOf(response),
    'Content-Length': body.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Of pages that call from elsewhere, each is told only that it may itself. */
const varyOf = (response: ServerResponse): string =>
  response.hasHeader('vary') ? 'Accept-Encoding, Origin' : 'Accept-Encoding';

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  headers: Record<string, string>,
): void {
  const wanted = bestEncoding(request.headers['accept-encoding']);
  const encoding: Encoding = file.bodies[wanted] ? wanted : 'identity';
  const body = file.bodies[encoding]!;
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.type,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    Vary: 'Accept-Encoding',
    'Content-Length': body.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A picture's address carries the hash of its content: what it shows never changes. */
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

function say(response: ServerResponse, status: number, text: string, headers: Record<string, string>): void {
  if (response.headersSent) return void response.end();
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}
