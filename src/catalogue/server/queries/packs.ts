import type { Language } from '#base/language/language.ts';
import {
  isSoldOut,
  type ListedProduct,
  type Pack,
  type Product,
  type ProductExtras,
  type ShownExtras,
  stockOnTile,
} from '#catalogue/catalogue.ts';
import { countryName } from '#catalogue/products/label/country-name.ts';
import { COLUMNS, presentProduct } from '#catalogue/server/present.ts';
import { asTiles, madeFromFamilies } from '#catalogue/server/tags.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { Platform } from '#platform/platform.ts';
import { inLanguage } from './in-language.ts';
import { NO_DETAILS, readLabels, readTexts } from './product-details.ts';

type OfFamily = { family: string };

/**
 * The packs that shoppers can choose between, by family, each in the family's order. A family of which the shop shows
 * one pack offers no choice and is left out.
 */
async function familiesOf(db: Db | Tx, products: readonly OfFamily[]): Promise<Map<string, Product[]>> {
  const families = [...new Set(products.map(({ family }) => family).filter(Boolean))];
  if (families.length === 0) return new Map();
  madeFromFamilies(families);
  const rows = await db
    .selectFrom('products')
    .select(COLUMNS)
    .where('family_id', 'in', families)
    .where('deactivated_at', 'is', null)
    .orderBy('family_position')
    .orderBy('id')
    .execute();
  const shown = asTiles(rows.map(presentProduct));
  const byFamily = Map.groupBy(shown, ({ family }) => family);
  return new Map([...byFamily].filter(([, packs]) => packs.length > 1));
}

/**
 * Adds their packs to the products of a list that shows each family once. Where a product is sold out, the first pack
 * that can be bought takes its place.
 */
export async function withPacks(db: Db | Tx, products: readonly Product[]): Promise<ListedProduct[]> {
  const families = await familiesOf(db, products);
  return products.map((product) => {
    const packs = families.get(product.family);
    if (!packs) return product;
    const shown = isSoldOut(product) ? (packs.find((pack) => !isSoldOut(pack)) ?? product) : product;
    return { ...shown, packs: packs.map(packOf) };
  });
}

/** Extras of a product's page, with its words in every language. */
export async function extrasOf(
  platform: Platform,
  product: OfFamily & { id: string; origin: string },
  language: Language = 'en',
): Promise<ProductExtras> {
  const shown = await shownExtrasOf(platform, product, language);
  const texts = { ...NO_DETAILS, ...(await readTexts(platform.db, [product.id])).get(product.id) };
  return {
    ...shown,
    texts: {
      hi: { title: texts.title_hi, description: texts.description_hi },
      bn: { title: texts.title_bn, description: texts.description_bn },
    },
  };
}

/** Extras that a product's page in one language shows. */
export async function shownExtrasOf(
  platform: Platform,
  product: OfFamily & { id: string; origin: string },
  language: Language,
): Promise<ShownExtras> {
  const { db } = platform;
  const packs = (await familiesOf(db, [product])).get(product.family) ?? [];
  const label = (await readLabels(db, [product.id])).get(product.id) ?? NO_DETAILS;
  const { maker, packer, importer, care, bestBefore, hsn, taxRate, fssai } = label;
  return {
    packs: await inLanguage(platform, language, packs.map(packOf)),
    facts: {
      maker,
      packer,
      importer,
      care,
      bestBefore,
      hsn,
      taxRate,
      fssai,
      country: countryName(product.origin, language),
    },
  };
}

const packOf = (goods: Product): Pack => {
  const { _id, title, thumbnail, pack, color, price, cuttedprice, unit } = goods;
  const { soldBy, least, step, each, few, mostPerOrder, soldOut, backOn } = goods;
  const named = { _id, title, thumbnail, pack, color, price, cuttedprice, unit };
  const shown = { each, few, mostPerOrder, soldOut, backOn };
  return { ...named, soldBy, least, step, stock: stockOnTile(goods), ...shown };
};
