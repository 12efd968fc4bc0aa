import * as v from 'valibot';
import { Facets, Product } from '#catalogue/catalogue.ts';
import { allProducts, asRows, inLanguage } from '#catalogue/server/public.ts';
import { describe } from '#platform/http/describe.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { FacetQuery, Listing, ListingQuery } from '#search/search.ts';
import { countMiss } from './commands/count-miss.ts';
import { facets, listing } from './queries/listing.ts';

const tag = 'Products';
const AllProducts = v.object({ products: v.array(Product) });
const KEEP = 'public, max-age=0, must-revalidate';

/** The listing: goods by words, category and order, under `/api/products`. */
export const listingRoutes = (platform: Platform) =>
  newRoutes()
    .get(
      '/',
      describe({
        tag,
        summary: 'A step of the listing, or with all=true every product',
        answers: { 200: v.union([Listing, AllProducts]) },
        refuses: ['invalid', 'unavailable'],
      }),
      check('query', ListingQuery),
      async (c) => {
        const query = c.req.valid('query');
        // Searches without a result are counted, and few searches are alike, so no cache keeps them.
        c.header('Cache-Control', query.q && query.all !== 'true' ? 'no-store' : KEEP);
        if (query.all === 'true') {
          const products = asRows(await allProducts(platform));
          return c.json({ products: await inLanguage(platform, query.lang, products) });
        }
        const answer = await listing(platform, query);
        if (answer.isMiss) await countMiss(platform, query.q);
        asRows([...answer.listing.products, ...(answer.listing.near ?? [])]);
        return c.json(answer.listing);
      },
    )
    .get(
      '/facets',
      describe({
        tag,
        summary: 'What the goods of a listing can be filtered by: brands, countries of origin and prices',
        answers: { 200: Facets },
        refuses: ['invalid', 'unavailable'],
      }),
      check('query', FacetQuery),
      async (c) => {
        c.header('Cache-Control', KEEP);
        return c.json(await facets(platform, c.req.valid('query')));
      },
    );
