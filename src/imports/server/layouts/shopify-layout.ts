import { RowRefused } from '#imports/server/values/row-refused.ts';
import { tidy } from '#imports/server/values/texts.ts';
import { type KnownLayout, type Row, type Said, saysHidden } from './layout.ts';
/** The product CSV of Shopify, old (`Handle`, `Variant Price`) and new (`URL handle`, `Price`). */
export const shopifyLayout: KnownLayout = {
  name: 'Shopify',
  needs: ['handle|url handle', 'title', 'vendor', 'variant price|price', 'option1 value'],
  columns: { type: 'shelf', 'product category': null, status: null },
  isOversold: true,
  // The first row of a product states what is true of all its variants.
  preparer: () => {
    const wholes = new Map<string, Said>();
    return (said, row) => {
      const handle = row.cell('handle', 'url handle').trim();
      if (!handle) throw new RowRefused(/*office*/ 'the handle is missing');
      const whole = wholes.get(handle) ?? wholeOf(said, row);
      wholes.set(handle, whole);
      return variantOf(said, row, handle, whole);
    };
  },
};

const wholeOf = ({ title, description, brand, shelf, thumbnail, shown }: Said, row: Row): Said => ({
  title: tidy(title ?? ''),
  description: description ?? '',
  brand: brand ?? '',
  shelf: shelf?.trim() || row.cell('product category'),
  thumbnail: thumbnail ?? '',
  shown: saysHidden(shown) || saysHidden(row.cell('status')) ? 'no' : '',
});

function variantOf(said: Said, row: Row, handle: string, whole: Said): Said {
  if (!said.price?.trim() && !said.title?.trim())
    throw new RowRefused(/*office*/ 'it only adds a picture to the product above');
  const options = [1, 2, 3]
    .map((n) => row.cell(`option${n} value`).trim())
    .filter((value) => value && value !== 'Default Title');
  return {
    ...said,
    ...whole,
    title: [whole.title, ...options].join(' - '),
    thumbnail: row.cell('variant image', 'variant image url').trim() || whole.thumbnail || '',
    sku: said.sku?.trim() || ['shopify', handle, ...options].join(':'),
    ...(isUntracked(row) && { stock: '', uncounted: true }),
    // Its variants stand on one card.
    ...(options.length > 0 && { family: `shopify ${handle}` }),
  };
}

/** Without a tracker, Shopify does not count. */
const isUntracked = (row: Row): boolean =>
  ['variant inventory tracker', 'inventory tracker'].some(
    (name) => row.has(name) && row.cell(name).trim() === '',
  );
