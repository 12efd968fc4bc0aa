import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { starterCatalogue } from '#catalogue/server/public.ts';
import type { OWN_COLUMNS } from '#imports/server/export.ts';

/** The columns of our own product files that the demo shop fills. */
export const DEMO_COLUMNS = [
  'sku',
  'title',
  'description',
  'category',
  'price',
  'cuttedprice',
  'unit',
  'soldBy',
  'least',
  'step',
  'pack',
  'stock',
  'brand',
  'rating',
  'color',
  'thumbnail',
  'title_hi',
  'title_bn',
  'alsoCalled',
  'hsn',
  'taxGoods',
] as const satisfies readonly (typeof OWN_COLUMNS)[number][];

/** A product of the demo shop as a row of our own product files. */
type DemoProduct = Record<(typeof DEMO_COLUMNS)[number], string>;

type OfStaple = 'thumbnail' | 'title_hi' | 'title_bn' | 'alsoCalled' | 'hsn' | 'taxGoods';
/** A row of products.csv: what is a staple of the starter catalogue names it and does not repeat what stands there. */
type Row = Omit<DemoProduct, 'alsoCalled' | 'hsn' | 'taxGoods'> & { staple: string };

/**
 * The goods of the demo shop, with what the starter catalogue knows of them; `thumbnail` names a picture of
 * build/demo-media/index.json.
 */
export const readDemoProducts = (): DemoProduct[] =>
  parse<Row>(readFileSync(new URL('products.csv', import.meta.url)), { columns: true, bom: true }).map(
    productOf,
  );

function productOf({ staple, ...row }: Row): DemoProduct {
  const known = staple === '' ? NOTHING_MORE : knownOf(staple);
  return { ...row, ...known, ...said(row) };
}

const NOTHING_MORE: Record<OfStaple, string> = {
  thumbnail: '',
  title_hi: '',
  title_bn: '',
  alsoCalled: '',
  hsn: '',
  taxGoods: '',
};

function knownOf(name: string): Record<OfStaple, string> {
  const staple = starterCatalogue().staples.get(name);
  if (!staple) throw new Error(`The starter catalogue has no ${name}`);
  const { picture, title_hi, title_bn, alsoCalled, hsn, taxGoods } = staple;
  return {
    thumbnail: picture,
    title_hi,
    title_bn,
    alsoCalled: alsoCalled.join(', '),
    hsn,
    taxGoods,
  };
}

/** The demo shop's values for a product: its own file goes before the starter catalogue. */
const said = ({
  thumbnail,
  title_hi,
  title_bn,
}: Pick<Row, 'thumbnail' | 'title_hi' | 'title_bn'>): Partial<DemoProduct> =>
  Object.fromEntries(Object.entries({ thumbnail, title_hi, title_bn }).filter(([, text]) => text !== ''));
