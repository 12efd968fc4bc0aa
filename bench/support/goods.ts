import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Unit } from '#catalogue/catalogue.ts';
import { csvLine } from '#platform/http/files/csv.ts';
import { FIRST_SHELVES } from '#test/first-shelves.ts';
import { seededRandom } from './seeded-random.ts';

/** Made-up goods of a large general store, as a file of them would say. */
export type GeneratedProduct = {
  sku: string;
  title: string;
  description: string;
  category: string;
  price: number;
  cuttedprice: number;
  unit: Unit;
  pack: string;
  stock: number;
  brand: string;
  rating: number;
};

const GROUPS = fileURLToPath(new URL('../../db/spelling-groups.csv', import.meta.url));
const BRANDS = ['Himgiri', 'Annapoorna', 'Kisan Bagh', 'Ghar Ka', 'Sahyadri', 'Doaba', 'Malwa', 'Nilgiri'];
const MORE_BRANDS = ['Saral', 'Pavitra', 'Tarai', 'Chambal', 'Konkan', 'Deccan', 'Godavari', 'Aravalli'];
const KINDS = ['Premium', 'Everyday', 'Family', 'Select', 'Classic', 'Village', 'Royal', 'Value', 'Fine'];
const FORMS = ['Fresh Crop', 'Cleaned', 'Sun Dried', 'Double Sorted', 'Hand Picked', 'Unpolished', 'Pure'];
const PACKS = ['100 g', '200 g', '250 g', '500 g', '1 kg', '2 kg', '5 kg', '200 ml', '500 ml', '1 l'];
/** What is made with or for goods: beside each of them stand others that carry their name. */
const MADE_OF = [
  'Pickle',
  'Chutney',
  'Masala Mix',
  'Candle',
  'Container',
  'Scented Candle',
  'Sauce',
  'Puree',
];
/** What else a general store sells. */
const OTHERS = [
  'Steel Bottle, Kadai, Tawa, Pressure Cooker, Lunch Box, Door Mat, Broom, Bucket, Mop, Phone Charger, Earphones',
  'LED Bulb, Torch, Extension Board, Battery Cell, Table Fan, Face Wash, Body Lotion, Lip Balm, Kajal, Nail Polish',
  'Shampoo, Conditioner, Deodorant, Rose Attar, Sandal Attar, Musk Perfume, Room Freshener, Dhoop Cone, Camphor',
  'Woollen Cap, Hemp Bag, Wooden Toy, Clay Lamp, Bamboo Basket, Cotton Towel, Copper Glass, Corn Flakes, Rolled Oats',
  'Peanut Butter, Mixed Fruit Jam, Honey, Vermicelli, Cashew, Walnut, Apricot, Rajma Chitra, Red Rice, Buckwheat',
].flatMap((names) => names.split(', '));
const IN_GROUPS_OF = 5;

/**
 * So many goods, the same in every run. Two of five are everyday goods under a spelling of their own, one of five is
 * something that is made of such, the rest is what else a general store sells.
 */
export function* goods(count: number): Generator<GeneratedProduct> {
  const roll = seededRandom(11);
  const pick = <T>(of: readonly T[]): T => of[roll(of.length)]!;
  const everyday = everydayGoods();
  for (let index = 0; index < count; index += 1) {
    const place = index % IN_GROUPS_OF;
    const brand = `${pick(BRANDS)} ${pick(MORE_BRANDS)}`;
    const name =
      place < 2
        ? pick(pick(everyday))
        : place === 2
          ? `${pick(pick(everyday))} ${pick(MADE_OF)}`
          : pick(OTHERS);
    const pack = pick(PACKS);
    const price = 10 + roll(99_000) / 100;
    yield {
      sku: `made-up-${index}`,
      title: `${name} - ${pick(KINDS)} ${pick(FORMS)}, ${pack}`,
      description: `${pick(FORMS)} ${name.toLowerCase()}, ${pick(KINDS).toLowerCase()} quality. ${pick(OTHERS)} of the same house are on the next shelf.`,
      category: place < 3 ? pick(['vegetables', 'grocery', 'food', 'localitems']) : pick(FIRST_SHELVES),
      price: Math.round(price * 100) / 100,
      cuttedprice: Math.round(price * (1 + roll(4) / 10) * 100) / 100,
      unit: 'item',
      pack,
      // One of 25 is about to run out.
      stock: roll(25) === 0 ? roll(5) : 20 + roll(1000),
      brand,
      rating: roll(51) / 10,
    };
  }
}

/** Everyday goods, each by its English name and the spellings in Latin letters that the shop is taught. */
function everydayGoods(): string[][] {
  const lines = readFileSync(GROUPS, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return lines.slice(1).map((line) => {
    const [english = '', , spellings = ''] = line.split(',');
    return [english, english, ...spellings.split('|')].map(inCapitals);
  });
}

const inCapitals = (text: string): string => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The same as a file that an owner would import. */
export const goodsFile = (count: number): Readable => Readable.from(lines(count));

function* lines(count: number): Generator<Buffer> {
  const columns = [
    'sku',
    'title',
    'description',
    'category',
    'price',
    'cuttedprice',
    'unit',
    'pack',
    'stock',
    'brand',
    'rating',
  ] as const;
  yield Buffer.from(csvLine(columns));
  for (const one of goods(count)) yield Buffer.from(csvLine(columns.map((name) => String(one[name]))));
}
