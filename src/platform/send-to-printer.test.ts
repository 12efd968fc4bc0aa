import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { sendToPrinter } from './send-to-printer.ts';

test('a printer that goes on taking a little, and never all, is stopped: others wait for it', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.pause();
    const sips = setInterval(() => socket.read(64), 20);
    socket.on('close', () => clearInterval(sips));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = sendToPrinter({ host: '127.0.0.1', port }, new Uint8Array(50_000_000), 1500);
  await expect(sent).rejects.toMatchObject({ reason: 'stopped' });
  server.close();
});
