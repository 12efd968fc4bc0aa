import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import type { ServerBuild } from 'react-router';
import { createApi } from '#main/api.ts';
import { missingPages } from '#main/front/finished/missing-pages.ts';
import { createFront } from '#main/front/front.ts';
import { createPages } from '#main/front/pages.ts';
import { uploadsOf } from '#media/server/uploads.ts';
import type { TestShop } from './open-shop.ts';

/** What came back, as text. */
export type Got = { status: number; headers: IncomingHttpHeaders; text: string };

/** A shop behind a server of its own, with its pages as they are built. */
export type TestFront = {
  get(path: string, headers?: Record<string, string>): Promise<Got>;
  send(
    method: string,
    path: string,
    body?: string | Uint8Array,
    headers?: Record<string, string>,
  ): Promise<Got>;
  /** Sends bytes as they are, however wrong, and gives what came back until the server closed. */
  raw(bytes: string): Promise<string>;
  /** How many pages were rendered so far. */
  rendered(): number;
  /** A page as it is rendered now, kept by nobody. */
  renderNow(path: string): Promise<string>;
  [Symbol.asyncDispose](): Promise<void>;
};

const scriptOf = (text: string) => ({
  type: 'text/javascript; charset=utf-8',
  immutable: false,
  bodies: { identity: Buffer.from(text) },
});

const BUILD = new URL('../build/server/index.js', import.meta.url);

/** Opens a shop's front on a free port of this machine. The pages have to be built. */
export async function openFront(shop: TestShop): Promise<TestFront> {
  if (!existsSync(BUILD)) throw new Error('The pages are not built yet: npm run build');
  const build = (await import(/* @vite-ignore */ BUILD.href)) as ServerBuild;
  const pictures = uploadsOf(shop.platform);
  const render = createPages(shop.platform, build);
  let rendered = 0;
  const front = createFront(shop.platform, {
    api: createApi(shop.platform),
    page: (url) => {
      rendered += 1;
      return render(url);
    },
    missing: missingPages(shop.platform, build),
    statics: new Map([
      [
        '/assets/a-1.js',
        { type: 'text/javascript', immutable: true, bodies: { identity: Buffer.from('1') } },
      ],
      ['/sw.js', scriptOf('worker')],
      ['/sw-off.js', scriptOf('farewell')],
    ]),
    picture: (id, file) => pictures.read(id, file),
    isReady: () => Promise.resolve(true),
  });
  const server = createServer(front).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const send: TestFront['send'] = async (method, path, body, headers = {}) => {
    const asked = request({ port, host: '127.0.0.1', method, path, headers });
    asked.end(body);
    const [answer] = await once(asked, 'response');
    return { status: answer.statusCode, headers: answer.headers, text: await textOf(answer) };
  };
  return {
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    rendered: () => rendered,
    renderNow: async (path) =>
      (await render(`http://localhost:${shop.platform.config.port}${path}`)).body.toString(),
    raw: (bytes) => {
      const socket = connect(port, '127.0.0.1');
      socket.end(bytes, 'latin1');
      return textOf(socket);
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
