import { matchRoutes, type ServerBuild } from 'react-router';
import { isInOneLanguage } from '#base/addresses.ts';
import { languageOf } from '#base/language/language.ts';
import { isLiveProduct } from '#catalogue/server/public.ts';
import { routesOf } from '#main/front/routes-of-build.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Tells, without rendering, which not-found page an address gets. There are three: for a product that does not exist, for
 * the back office, and for everything else. Each is rendered once in each language.
 */
export function missingPages(
  { db }: Platform,
  build: ServerBuild,
): (path: string) => Promise<string | undefined> {
  const routes = routesOf(build);
  return async (address) => {
    const [whole = ''] = address.split('?', 1);
    const { language, address: path } = languageOf(whole);
    // The router asks for the data of a page at its address with this ending (`/_.data` for home): it exists if the
    // page does, and what it answers never stands for the not-found page.
    const isData = path.endsWith('.data');
    const page = isData ? path.slice(0, -'.data'.length).replace(/\/_$/, '/') : path;
    const leaf = matchRoutes(routes, page)?.at(-1);
    if (!leaf) return undefined;
    const { productId } = leaf.params;
    const isMissing =
      productId === undefined
        ? leaf.route.path?.endsWith('*') === true
        : !(await isLiveProduct(db, productId));
    if (language !== 'en' && isInOneLanguage(page)) return undefined;
    return isMissing ? `${leaf.route.id} ${language}${isData ? ' data' : ''}` : undefined;
  };
}
