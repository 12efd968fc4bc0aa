import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { startNightlyChecks } from '#admin/server/check/nightly-check.ts';
import { endNewsStreams } from '#admin/server/news-streams.ts';
import { readGoods, startCountingPopularity } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import { startMakingRounds } from '#delivery/server/rounds/make-rounds.ts';
import { createApi } from '#main/api.ts';
import { missingPages } from '#main/front/finished/missing-pages.ts';
import { createFront } from '#main/front/front.ts';
import { createPages } from '#main/front/pages.ts';
import { jobHandlers } from '#main/job-handlers.ts';
import { uploadsOf } from '#media/server/uploads.ts';
import { startForgettingMarks } from '#orders/server/trust/forget-marks.ts';
import { startNightlyBackups } from '#platform/backup/nightly.ts';
import { readStaticFiles } from '#platform/http/files/static-files.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { startForgettingLetters } from '#storefront/server/letters/forget-log.ts';
import { startTendingWishes } from '#wishes/server/tell.ts';
import { gracefulStop } from './graceful-stop.ts';
import type { OpenPlatform } from './open-platform.ts';

const CLIENT = fileURLToPath(new URL('../../../build/client', import.meta.url));
const PAGES = new URL('../../../build/server/index.js', import.meta.url).href;
const STOP_AFTER_MS = 10_000;
const DRAIN_MS = 1000;
const NEWS_END_EVERY_MS = 100;
const READY_WITHIN_MS = 2000;
// Slow connections get time to send, but a client that sends nothing is cut off.
const PATIENCE = {
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
};

/**
 * Serves the shop and does its jobs until SIGTERM or SIGINT. Then requests under way are finished, new connections are
 * refused, and the process ends. `atEnd` runs last.
 */
export async function serve(platform: OpenPlatform, atEnd: () => void = () => undefined): Promise<void> {
  const { config, db } = platform;
  const end = new AbortController();
  // Started first, so that the first search finds as much of the index as possible.
  void openSearch(platform)
    .ready()
    .then(() => readGoods(platform, end.signal));
  const pictures = uploadsOf(platform);
  const build = (await import(PAGES)) as ServerBuild;
  const front = createFront(platform, {
    api: createApi(platform),
    page: createPages(platform, build),
    missing: missingPages(platform, build),
    statics: readStaticFiles(CLIENT),
    picture: (id, file) => pictures.read(id, file),
    isReady: async () => !stopping.isStopping && (await answers(db)),
  });
  const server = createServer(PATIENCE, (request, response) => {
    stopping.watch(request, response);
    front(request, response);
  });
  const stopping = gracefulStop(server, DRAIN_MS);
  await listen(server, config.port, config.host);
  const worker = startWorker(platform, jobHandlers(platform));
  const endNights = startNightlyBackups(platform);
  const endChecks = startNightlyChecks(platform);
  const endRounds = startMakingRounds(platform);
  const endForgetting = startForgettingMarks(platform);
  const endLetters = startForgettingLetters(platform);
  const endCounting = startCountingPopularity(platform);
  const endWishes = startTendingWishes(platform);
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), STOP_AFTER_MS).unref();
    // A screen whose stream ends opens another one at once.
    setInterval(() => endNewsStreams(platform), NEWS_END_EVERY_MS).unref();
    endNewsStreams(platform);
    await stopping.stop();
    end.abort();
    endNights();
    endChecks();
    endRounds();
    endForgetting();
    endLetters();
    endCounting();
    endWishes();
    await worker.stop();
    await platform.close();
    atEnd();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

/** True if the database answers in time; a hanging database counts as down. */
const answers = (db: Db): Promise<boolean> =>
  Promise.race([
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    wait(READY_WITHIN_MS, false, { ref: false }),
  ]);

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
