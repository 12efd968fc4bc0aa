import { NamedIn } from '#base/fields.ts';
import { describe } from '#platform/http/describe.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { PublicSettings } from '#settings/settings.ts';
import { settingsIn } from './queries.ts';

/** The public part of the settings, under `/api/shop`. */
export function settingsRoutes(platform: Platform) {
  const routes = newRoutes();

  routes.get(
    '/settings',
    describe({
      tag: 'shop',
      summary: 'The shop’s name, contact, banners and shipping rule',
      answers: { 200: PublicSettings },
    }),
    check('query', NamedIn),
    async (c) => {
      c.header('Cache-Control', 'public, max-age=0, must-revalidate');
      return c.json(await settingsIn(platform, c.req.valid('query').lang));
    },
  );

  return routes;
}
