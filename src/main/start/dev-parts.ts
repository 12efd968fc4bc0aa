import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import { ensureAdmin } from '#identity/server/commands/ensure-admin.ts';
import { createApi } from '#main/api.ts';
import { createFront } from '#main/front/front.ts';
import { createPages } from '#main/front/pages.ts';
import { jobHandlers } from '#main/job-handlers.ts';
import { uploadsOf } from '#media/server/uploads.ts';
import type { Config } from '#platform/config/config.ts';
import { makeFilesPrivate } from '#platform/files.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import { openPlatform } from './open-platform.ts';
import { seedIfEmpty } from './seed.ts';

/** The shop behind `npm run dev`; the pages' build is asked for anew at each page. */
export async function openDevShop(config: Config, build: () => Promise<ServerBuild>) {
  makeFilesPrivate();
  const platform = await openPlatform(config);
  const firstAdmin = await ensureAdmin(platform);
  await seedIfEmpty(platform);
  startWorker(platform, jobHandlers(platform));
  const pictures = uploadsOf(platform);
  const handle = createFront(platform, {
    api: createApi(platform),
    page: async (url) => createPages(platform, await build(), 'development')(url),
    statics: new Map(),
    picture: (id, file) => pictures.read(id, file),
    isReady: () => Promise.resolve(true),
  });
  const front = (request: IncomingMessage, response: ServerResponse): void => handle(request, response);
  return { front, firstAdmin };
}
