import { createServer } from 'node:http';
import { sayPort } from './bare-process.ts';

/**
 * A minimal Node server: it sends the same bytes and headers for every request. It runs in a process of its own;
 * BYTES_FROM is the address whose answer it repeats.
 */
const from = process.env['BYTES_FROM'] ?? '';
const answer = await fetch(from, { headers: { 'accept-encoding': 'identity' } });
const packed = await import('node:zlib');
const plain = Buffer.from(await answer.arrayBuffer());
const params = {
  [packed.constants.BROTLI_PARAM_QUALITY]: 6,
  [packed.constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
};
const body = packed.brotliCompressSync(plain, { params });
const headers = {
  'content-type': answer.headers.get('content-type') ?? '',
  'content-encoding': 'br',
  'content-length': body.length,
};

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
await sayPort(server);
