import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** The routes of the built pages, to find out which page an address has without rendering it. */
export const routesOf = (build: ServerBuild): RouteObject[] => routesBelow(build, undefined);

function routesBelow(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const { id, path, index, caseSensitive } = route!;
      const known = {
        id,
        ...(path !== undefined && { path }),
        ...(caseSensitive !== undefined && { caseSensitive }),
      };
      return index ? { ...known, index } : { ...known, children: routesBelow(build, id) };
    });
}

/** True for routes of the back office, whose modules are in a folder `admin`. */
export const isOfficeRoute = (id: string): boolean => id.includes('/admin/');

/** True if the route that matches this path belongs to the back office. */
export const isOfficePath = (routes: RouteObject[], path: string): boolean =>
  matchRoutes(routes, path)?.some(({ route }) => isOfficeRoute(route.id ?? '')) === true;

/**
 * Where the list of the shop's own routes stands, beside the list of all (bin/build/shop-manifest.ts): what a shopper's page
 * fetches. Addresses that it does not name, those of the back office among them, are loaded as pages of their own
 * (storefront/web/pages/not-found-page.tsx).
 */
export const shopManifestOf = (manifest: string): string => manifest.replace('/manifest-', '/shop-manifest-');
