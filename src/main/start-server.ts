import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { ConfigError, loadConfig } from '#platform/config.ts';
import { readStaticFiles } from '#platform/static-files.ts';
import { createApi } from './api.ts';
import { createFront } from './front.ts';
import { openPlatform } from './open-platform.ts';
import { createPages } from './pages.ts';

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url));
const PAGES = new URL('../../build/server/index.js', import.meta.url).href;
const STOP_AFTER_MS = 10_000;

/** Starts the shop as the environment says; whatever prevents it is one clear sentence and exit code 1. */
export async function startServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`Haat cannot start: ${sentence(error)}\n`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  const platform = await openPlatform(config);
  const api = createApi(platform);
  const build = (await import(PAGES)) as ServerBuild;
  const front = createFront(platform, {
    api,
    page: createPages(platform, build),
    statics: readStaticFiles(CLIENT),
    isReady: () => sql`select 1`.execute(platform.db).then(() => true, () => false),
  });
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 60_000 }, front);
  await listen(server, config.port, config.host);
  process.stdout.write(`Haat is open at ${config.publicUrl ?? `http://localhost:${config.port}`}\n`);
  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_AFTER_MS).unref();
    server.close(() => void platform.close().then(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function sentence(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message, cause } = error as { code?: string; message?: string; cause?: unknown };
  if (code === 'EADDRINUSE') return `port ${process.env['PORT'] ?? 3000} is taken by another program; set PORT to a free one.`;
  return `${message ?? String(error)}${cause instanceof Error ? `: ${cause.message}` : ''}.`;
}
