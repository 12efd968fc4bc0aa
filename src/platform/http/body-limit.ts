import type { MiddlewareHandler } from 'hono';
import { Failure } from '#base/failure.ts';

/** How many bytes an address takes, and whether it has to be told beforehand how many are coming. */
export type BodyRule = { most: number; needsLength: boolean };

/**
 * Refuses bodies that are larger than their address takes. Nothing is read here: a length that is told is looked at,
 * and a body of unknown length is counted while whoever may have it reads it.
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

/** Hands a body on piece by piece, and breaks it off once it is too large. */
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

/** The server's own light requests cannot be copied: a whole one is made of their parts. */
function withBody({ url, method, headers, signal }: Request, body: ReadableStream<Uint8Array>): Request {
  const parts: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, parts);
}

const tooLarge = (): Failure => new Failure('too_large', 'That is larger than the shop takes.');
