import type { IncomingMessage, ServerResponse } from 'node:http';
import { bestEncoding, type Encoding } from '#platform/cache/packing.ts';
import { type Finished, sentIn } from '#platform/cache/page-cache.ts';
import type { StaticFile } from '#platform/http/files/static-files.ts';

/** Sends a finished answer. Returns true if it is now kept in one more encoding. */
export function send(request: IncomingMessage, response: ServerResponse, finished: Finished): boolean {
  const wanted = bestEncoding(request.headers['accept-encoding']);
  finished.asked += 1;
  if (request.headers['if-none-match'] === finished.etag && finished.status === 200) {
    const unchanged = { etag: finished.etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' };
    response.writeHead(304, withOrigin(response, unchanged)).end();
    return false;
  }
  const isNew = finished.sent[wanted] === undefined;
  const { headers, bytes } = sentIn(finished, wanted);
  response.writeHead(finished.status, withOrigin(response, headers));
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return isNew;
}

/** The CORS headers name one origin, so the answer varies by origin. */
const withOrigin = <Headers extends object>(response: ServerResponse, headers: Headers): Headers =>
  response.hasHeader('vary') ? { ...headers, vary: 'Accept-Encoding, Origin' } : headers;

/** Sends a file of the build; `cacheControl` says how long browsers may keep it. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  headers: Record<string, string>,
  cacheControl = file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
): void {
  const wanted = bestEncoding(request.headers['accept-encoding']);
  const encoding: Encoding = file.bodies[wanted] ? wanted : 'identity';
  const body = file.bodies[encoding]!;
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.type,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    'Content-Length': body.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a sentence as plain text, which no cache may keep. */
export function say(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string>,
): void {
  if (response.headersSent) return void response.end();
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}
