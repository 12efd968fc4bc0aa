import { describe } from '#platform/http/describe.ts';
import { newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { FOUNDED, PublicSettings } from '#settings/settings.ts';
import { readSettings } from './queries.ts';

/** What anybody may know of the settings, under `/api/shop`. */
export function settingsRoutes({ db }: Platform) {
  const routes = newRoutes();

  routes.get(
    '/settings',
    describe({
      tag: 'shop',
      summary: 'The shop’s name, contact, banners and shipping rule',
      answers: { 200: PublicSettings },
    }),
    async (c) => {
      c.header('Cache-Control', 'public, max-age=0, must-revalidate');
      return c.json({ ...(await readSettings(db)), founded: FOUNDED });
    },
  );

  return routes;
}
