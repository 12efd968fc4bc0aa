import MiniSearch from 'minisearch';
import {
  StapleAisles,
  StapleList,
  StapleQuery,
  packsToSell,
  stapleSku,
  type Staple,
  STAPLES_AT_ONCE,
} from '#catalogue/products/staples.ts';
import { starterCatalogue, type StarterStaple } from '#catalogue/server/staples.ts';
import type { Db } from '#db/schema.ts';
import { forStaff, type SignedIn } from '#identity/server/public.ts';
import { demoPictures } from '#media/server/public.ts';
import { foldText } from '#platform/db/search-text.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';

const route = forStaff('catalogue', 'Products');

/** The starter catalogue, under `/api/staples`; each route has its own guard. */
export function stapleRoutes({ db }: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();

  routes.get(
    '/',
    route({
      summary: 'Staples of the starter catalogue: found by any of their names, or those of an aisle',
      answers: { 200: StapleList },
      refuses: ['invalid'],
    }),
    check('query', StapleQuery),
    async (c) => c.json({ staples: await findStaples(db, c.req.valid('query')) }),
  );

  routes.get(
    '/aisles',
    route({
      summary: 'The aisles of the starter catalogue: what every kitchen needs first, greens last',
      answers: { 200: StapleAisles },
    }),
    async (c) => {
      const { aisles, staples } = starterCatalogue();
      const addressOf = await demoPictures();
      const shown = aisles.map(({ picture, ...aisle }) => ({ ...aisle, thumbnail: addressOf(picture) }));
      return c.json({ aisles: shown, staples: staples.size });
    },
  );
  return routes;
}

const NAMES = ['name', 'title_hi', 'title_bn', 'alsoCalled'] as const;
const SLIPS_FROM_LETTERS = 4;
let index: MiniSearch<StarterStaple> | undefined;

/**
 * The staples found by a word of any of their names, also incomplete or misspelt, the best first. Without a word,
 * those of the aisle in the order of the catalogue.
 */
async function findStaples(db: Db, { q, aisle }: StapleQuery): Promise<Staple[]> {
  const { staples } = starterCatalogue();
  const isThere = ({ aisle: its }: StarterStaple): boolean => aisle === '' || its === aisle;
  const found = q === '' ? [...staples.values()] : foundBy(q);
  return withThoseInShop(db, found.filter(isThere).slice(0, STAPLES_AT_ONCE));
}

/** The SKUs that a staple's products may have: loose, and of each usual pack. */
const skusOf = (staple: Pick<StarterStaple, 'name' | 'sold' | 'packs'>): string[] =>
  packsToSell(staple).map((pack) => stapleSku(staple.name, pack));

function foundBy(q: string): StarterStaple[] {
  const { staples } = starterCatalogue();
  index ??= indexOf([...staples.values()]);
  const found = index.search(q).map(({ id }) => staples.get(String(id))!);
  // Jaggery before what has jaggery in its name.
  const asked = foldText(q);
  const isCalledSo = ({ name, title_hi, title_bn, alsoCalled }: StarterStaple): boolean =>
    [name, title_hi, title_bn, ...alsoCalled].some((one) => foldText(one) === asked);
  return [...found.filter(isCalledSo), ...found.filter((staple) => !isCalledSo(staple))];
}

function indexOf(staples: readonly StarterStaple[]): MiniSearch<StarterStaple> {
  const made = new MiniSearch<StarterStaple>({
    idField: 'name',
    fields: [...NAMES],
    extractField: (staple, field) => [staple[field as keyof StarterStaple]].flat().join(' '),
    processTerm: (term) => foldText(term),
    searchOptions: {
      boost: { name: 3, title_hi: 3, title_bn: 3 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length >= SLIPS_FROM_LETTERS ? 0.25 : false),
    },
  });
  made.addAll(staples);
  return made;
}

async function withThoseInShop(db: Db, staples: readonly StarterStaple[]): Promise<Staple[]> {
  if (staples.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(['sku', 'draft'])
    .where('sku', 'in', staples.flatMap(skusOf))
    .execute();
  const inShop = new Map(rows.map(({ sku, draft }) => [sku, draft]));
  const addressOf = await demoPictures();
  return staples.map(({ picture, typedRate: _, ...staple }) => ({
    ...staple,
    thumbnail: addressOf(picture),
    inShop: skusOf(staple).filter((sku) => inShop.has(sku)),
    drafts: skusOf(staple).filter((sku) => inShop.get(sku) === 1),
  }));
}
