import type { MiddlewareHandler } from 'hono';
import { Failure } from '#base/failure.ts';

/** How many bytes a path accepts, and whether the request must have a Content-Length. */
export type BodyRule = { most: number; needsLength: boolean };

/**
 * Refuses bodies that are larger than their path accepts. Nothing is read here: a Content-Length is checked at once,
 * and a body without one is counted while the route reads it.
 */
export const bodyLimit =
  (ruleOf: (path: string) => BodyRule): MiddlewareHandler =>
  async (c, next) => {
    const { raw } = c.req;
    const { most, needsLength } = ruleOf(c.req.path);
    const length = raw.headers.get('content-length');
    if (length !== null) {
      if (Number(length) > most) throw tooLarge();
    } else if (raw.body) {
      if (needsLength) throw new Failure('length_required', 'Say with Content-Length how large the file is.');
      c.req.raw = withBody(raw, counted(raw.body, most));
    }
    await next();
  };

/** Passes a body on in pieces and fails once it is too large. */
function counted(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, out) => {
      bytes += piece.byteLength;
      if (bytes > most) out.error(tooLarge());
      else out.enqueue(piece);
    },
  });
  return body.pipeThrough(counter);
}

/** The server's request objects cannot be cloned, so a new one is made from their parts. */
function withBody({ url, method, headers, signal }: Request, body: ReadableStream<Uint8Array>): Request {
  const parts: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, parts);
}

const tooLarge = (): Failure => new Failure('too_large', 'That is larger than the shop takes.');
