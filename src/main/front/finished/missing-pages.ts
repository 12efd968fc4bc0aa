import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { liveProduct } from '#catalogue/server/public.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Tells, without rendering, which not-found page an address gets. There are three: for a product that does not exist, for
 * the back office, and for everything else. Each is rendered once.
 */
export function missingPages(
  { db }: Platform,
  build: ServerBuild,
): (path: string) => Promise<string | undefined> {
  const routes = routesBelow(build, undefined);
  return async (address) => {
    const [path = ''] = address.split('?', 1);
    const leaf = matchRoutes(routes, path)?.at(-1);
    if (!leaf) return undefined;
    const { productId } = leaf.params;
    const isMissing =
      productId === undefined
        ? leaf.route.path?.endsWith('*') === true
        : (await liveProduct(db, productId)) === undefined;
    return isMissing ? leaf.route.id : undefined;
  };
}

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
