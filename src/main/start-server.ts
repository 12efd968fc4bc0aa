import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { ensureAdmin } from '#accounts/server/commands/ensure-admin.ts';
import { ConfigError, loadConfig } from '#platform/config.ts';
import { lockDatabase } from '#platform/db/lock.ts';
import { startWorker } from '#platform/jobs.ts';
import { readStaticFiles } from '#platform/static-files.ts';
import { createApi } from './api.ts';
import { createFront } from './front.ts';
import { jobHandlers } from './job-handlers.ts';
import { openPlatform } from './open-platform.ts';
import { createPages } from './pages.ts';
import { seedIfEmpty } from './seed.ts';

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url));
const PAGES = new URL('../../build/server/index.js', import.meta.url).href;
const STOP_AFTER_MS = 10_000;
// Slow lines get time to send; nobody may hold a connection open by sending nothing.
const PATIENCE = {
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
};

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
  const unlock = lockDatabase(config.database);
  const platform = await openPlatform(config);
  const firstAdmin = await ensureAdmin(platform);
  await seedIfEmpty(platform);
  const front = createFront(platform, {
    api: createApi(platform),
    page: createPages(platform, (await import(PAGES)) as ServerBuild),
    statics: readStaticFiles(CLIENT),
    isReady: () =>
      sql`select 1`.execute(platform.db).then(
        () => true,
        () => false,
      ),
  });
  const server = createServer(PATIENCE, front);
  await listen(server, config.port, config.host);
  const worker = startWorker(platform, jobHandlers(platform));
  greet(config.publicUrl ?? `http://localhost:${config.port}`, firstAdmin);

  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_AFTER_MS).unref();
    server.close(() => {
      void worker
        .stop()
        .then(() => platform.close())
        .then(unlock)
        .then(() => process.exit(0));
    });
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

function greet(address: string, firstAdmin: { email: string; password: string } | undefined): void {
  const lines = [`Haat is open at ${address}`];
  if (firstAdmin) {
    lines.push(`Log in at ${address}/login as ${firstAdmin.email} with the password ${firstAdmin.password}`);
    lines.push('This password is shown only now. Write it down, or change it on your profile.');
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

function sentence(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message, cause } = error as { code?: string; message?: string; cause?: unknown };
  if (code === 'EADDRINUSE')
    return `port ${process.env['PORT'] ?? 3000} is taken by another program; set PORT to a free one.`;
  return `${message ?? String(error)}${cause instanceof Error ? ` (${cause.message})` : ''}.`;
}
