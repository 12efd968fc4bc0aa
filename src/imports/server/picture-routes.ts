import { type SignedIn, forStaff } from '#identity/server/public.ts';
import { PictureCounts } from '#imports/staged.ts';
import { newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { addPicturesJob } from './pictures/fetch-pictures.ts';
import { countPictures, retryPictures } from './pictures/picture-sources.ts';

const route = forStaff('catalogue', 'Products');

/** Routes for the pictures that files name by address. */
export function importedPictureRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock } = platform;

  routes.get(
    '/pictures',
    route({
      summary: 'How many pictures that files name by address wait, are kept, and could not be had',
      answers: { 200: PictureCounts },
    }),
    async (c) => c.json(await countPictures(db)),
  );

  routes.post(
    '/pictures/retry',
    route({ summary: 'Try again what could not be had', answers: { 200: PictureCounts } }),
    async (c) => {
      const now = clock.now();
      await write(platform, async (tx) => {
        await retryPictures(tx, now);
        await addPicturesJob(tx, now);
      });
      return c.json(await countPictures(db));
    },
  );
  return routes;
}
