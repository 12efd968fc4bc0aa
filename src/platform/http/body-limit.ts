import type { MiddlewareHandler } from 'hono';
import { bodyLimit as limitOf } from 'hono/body-limit';
import { Failure } from '#base/failure.ts';

/** Refuses bodies of more bytes than this, whether their length is told beforehand or not. */
export function bodyLimit(maxSize: number): MiddlewareHandler {
  const limit = limitOf({
    maxSize,
    onError: () => {
      throw new Failure('too_large', 'That is larger than the shop takes.');
    },
  });
  return async (c, next) => {
    const { raw } = c.req;
    if (raw.body && !raw.headers.has('content-length')) c.req.raw = wholeRequest(raw);
    return limit(c, next);
  };
}

/**
 * A body of unknown length is read and handed on by the limit, which makes a new request of the old one. The server's
 * own light requests cannot be copied so: they become whole ones first, of their parts.
 */
function wholeRequest({ url, method, headers, body, signal }: Request): Request {
  const parts: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, parts);
}
