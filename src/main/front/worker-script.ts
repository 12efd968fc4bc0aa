import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#platform/config/config.ts';
import type { StaticFile } from '#platform/http/files/static-files.ts';
import { sendFile } from './respond.ts';

/** The address of the worker, the same for every build: browsers ask there whether there is a new one. */
export const WORKER = '/sw.js';

/** Script served in place of the worker once it is switched off: it unregisters the worker and deletes its caches. */
const FAREWELL = '/sw-off.js';

/**
 * Sends the worker. Never cached, so that browsers with an old worker get the new one, or learn that it is
 * switched off, at their next visit. Its own policy lets it connect only to the shop.
 */
export function sendWorker(
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
