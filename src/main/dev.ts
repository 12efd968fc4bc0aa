import { createServer } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { loadConfig } from '#platform/config/config.ts';
import type { openDevShop } from './start/dev-parts.ts';

/**
 * `npm run dev`: the same shop, with pages rendered from source at each request. Browsers are told of each change.
 * Everything runs in Vite's module graph, so the next request uses a saved file.
 */
const config = loadConfig({ ...process.env, PAGE_CACHE_MB: '0' });
const vite = await createVite({
  server: { middlewareMode: true, hmr: { port: config.port + 1 } },
  appType: 'custom',
});

const parts = (await vite.ssrLoadModule('/src/main/start/dev-parts.ts')) as {
  openDevShop: typeof openDevShop;
};
const shop = await parts.openDevShop(
  config,
  () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
);

createServer((request, response) => {
  vite.middlewares(request, response, () => shop.front(request, response));
}).listen(config.port, config.host, () => {
  process.stdout.write(`Haat in development at http://localhost:${config.port}\n`);
  if (shop.firstAdmin)
    process.stdout.write(`Admin: ${shop.firstAdmin.email}, password ${shop.firstAdmin.password}\n`);
});
