import cluster from 'node:cluster';
import { join } from 'node:path';
import { pageAddress } from '#base/addresses.ts';
import { ensureAdmin } from '#identity/server/commands/ensure-admin.ts';
import { expectUsableUploads } from '#media/server/uploads.ts';
import { type Config, loadConfig } from '#platform/config/config.ts';
import { lockDatabase } from '#platform/db/sqlite/lock.ts';
import { removeHalfFiles, keepFilesPrivate, makeFilesPrivate } from '#platform/files.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { OUTBOX } from '#platform/mail/mailer.ts';
import { openPlatform } from './open-platform.ts';
import { runProcesses } from './processes.ts';
import { seedIfEmpty } from './seed.ts';
import { serve } from './serve.ts';
import { startFailure } from './start-failure.ts';

type FirstAdmin = Awaited<ReturnType<typeof ensureAdmin>>;

/** Starts the shop as configured by the environment. If that fails, prints one clear sentence and exits with code 1. */
export async function startServer(): Promise<void> {
  // A log that cannot be written (full disk, closed pipe) must not end the shop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  makeFilesPrivate();
  let config: Config | undefined;
  try {
    config = loadConfig(process.env);
    if (cluster.isWorker) await serve(await openPlatform(config));
    else await startFirst(config);
  } catch (error) {
    process.stderr.write(`Haat cannot start: ${startFailure(error, config)}\n`);
    process.exit(1);
  }
}

/** The first process locks and prepares the database. It serves alone or starts the processes that serve. */
async function startFirst(config: Config): Promise<void> {
  const unlock = lockDatabase(config.database);
  await expectUsableUploads(config);
  const platform = await openPlatform(config);
  await keepFilesPrivate(config, platform.log);
  await removeHalfFiles(join(config.dataDir, OUTBOX));
  const firstAdmin = await ensureAdmin(platform);
  await seedIfEmpty(platform);
  if (config.webProcesses === 1) {
    await serve(platform, unlock);
  } else {
    await platform.close();
    await runProcesses(config.webProcesses, unlock);
  }
  greet(originOf(config), firstAdmin);
}

function greet(address: string, firstAdmin: FirstAdmin): void {
  const lines = [`Haat is open at ${address}`];
  if (firstAdmin) {
    lines.push(
      `Log in at ${address}${pageAddress('login')} as ${firstAdmin.email} with the password ${firstAdmin.password}`,
    );
    lines.push('This password is shown only now. Write it down, or change it on your profile.');
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
