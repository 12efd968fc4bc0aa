import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushText } from '#base/push-text.ts';
import { leadPushTo } from './push-redirect.mjs';
import { type BrowserKeys, newBrowserKeys, readPush, readVapid } from './read-push.ts';

/** A push as the device reads it, with what it came with. */
export type Taken = PushText & { device: string; ttl: string; topic: string; urgency: string; size: number };

/** A push service that is not ours: it knows its devices, checks who signs, and reads what only the device can read. */
export type PushService = {
  port: number;
  /** What was taken, oldest first. */
  taken: Taken[];
  /** How often it was asked, also when it refused. */
  asked: () => number;
  /** Makes a device, as a browser's `subscribe()` does for the shop's key. */
  subscribe(name: string, publicKey: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** From now on it answers so. */
  become(status: number): void;
  close(): Promise<void>;
};

/** Opens a push service on this machine, at a port of one's own if need be; this process reaches it as `https://*.push.example`. */
export async function openPushService(at = 0): Promise<PushService> {
  const devices = new Map<string, { name: string; publicKey: string; keys: BrowserKeys }>();
  const taken: Taken[] = [];
  let [status, asked] = [201, 0];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked += 1;
      const device = devices.get(request.url ?? '');
      if (!device) return void response.writeHead(410).end();
      if (status >= 300) return void response.writeHead(status, { Location: '/elsewhere' }).end();
      const { key, claims } = readVapid(request.headers.authorization ?? '');
      const isKnown = key === device.publicKey && claims.aud === `https://${request.headers.host}`;
      if (!isKnown || claims.exp * 1000 < Date.now()) return void response.writeHead(403).end();
      const body = Buffer.concat(chunks);
      const { ttl, topic, urgency } = request.headers;
      taken.push({
        ...JSON.parse(readPush(body, device.keys)),
        device: device.name,
        ttl,
        topic,
        urgency,
        size: body.length,
      });
      response.writeHead(status).end();
    });
  });
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  leadPushTo(port);
  return {
    port,
    taken,
    asked: () => asked,
    subscribe: (name, publicKey) => {
      const keys = newBrowserKeys();
      const path = `/send/${devices.size}-${keys.auth}`;
      devices.set(path, { name, publicKey, keys });
      return {
        endpoint: `https://one.push.example${path}`,
        keys: { p256dh: keys.p256dh, auth: keys.auth },
      };
    },
    become: (next) => void (status = next),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
