import { guessCategory } from './category-words.ts';
import * as cells from './cells.ts';
import { type Columns, type Draft, type Layout, type Row, RowRefused } from './draft.ts';

/** The values that the first row of a product states for all its variants. */
type Whole = {
  title: string;
  description: string;
  brand: string;
  kind: string;
  thumbnail: string;
  isShown: boolean;
};

/** The product CSV of Shopify, old (`Handle`, `Variant Price`) and new (`URL handle`, `Price`). */
export const shopifyLayout: Layout = {
  name: 'Shopify',
  needs: ['handle|url handle', 'title', 'vendor', 'variant price|price', 'option1 value'],
  tellsStock: true,
  reader: () => {
    const wholes = new Map<string, Whole>();
    return (row) => {
      const handle = row.cell('handle', 'url handle').trim();
      if (!handle) throw new RowRefused('it has no handle');
      const whole = wholes.get(handle) ?? readWhole(row);
      wholes.set(handle, whole);
      return readVariant(row, handle, whole);
    };
  },
};

const readWhole = (row: Row): Whole => ({
  title: cells.tidy(row.cell('title')),
  description: cells.plainText(row.cell('body (html)', 'description')),
  brand: cells.text(row.cell('vendor'), 'vendor', 100),
  kind: [row.cell('product category'), row.cell('type'), row.cell('tags')].join(' '),
  thumbnail: cells.picture(row.cell('image src', 'product image url')),
  isShown:
    !/^(false|no|0)$/i.test(row.cell('published', 'published on online store').trim()) &&
    !/^(draft|archived)$/i.test(row.cell('status').trim()),
});

function readVariant(row: Row, handle: string, whole: Whole): Draft {
  const price = cells.money(row.cell('variant price', 'price'), 'price');
  const ofImage = price === undefined && row.cell('title') === '';
  if (ofImage) throw new RowRefused('it only adds a picture to the product above');
  if (!whole.isShown) throw new RowRefused('it is not published in the other shop');
  const options = [1, 2, 3]
    .map((n) => row.cell(`option${n} value`).trim())
    .filter((value) => value && value !== 'Default Title');
  const title = cells.title([whole.title, ...options].join(' - '));
  const cutPrice =
    cells.money(row.cell('variant compare at price', 'compare-at price'), 'compare-at price') || undefined;
  const { stock, note } = cells.foreignStock(row.cell('variant inventory qty', 'inventory quantity'), title);
  const description = cells.description(whole.description);
  const says: Draft['says'] = {
    title,
    category: guessCategory(`${whole.kind} ${whole.title}`),
    ...cells.prices(price, cutPrice),
    brand: whole.brand,
    thumbnail: cells.picture(row.cell('variant image', 'variant image url')) || whole.thumbnail,
    ...(description && { description }),
    ...(stock !== undefined && { stock }),
  };
  const ofTitle: Partial<Columns> = { description: title, pack: cells.packInTitle(title) };
  const sku = cells.text(row.cell('variant sku', 'sku'), 'SKU', 100);
  return {
    sku: sku || cells.text(['shopify', handle, ...options].join(':'), 'handle', 100),
    says,
    suggests: ofTitle,
    ...(note !== undefined && { note }),
  };
}
