import { RowRefused } from '#imports/server/values/row-refused.ts';
import { type KnownLayout, type Row, type Said, saysHidden } from './layout.ts';
/** The product CSV of WooCommerce. */
export const woocommerceLayout: KnownLayout = {
  name: 'WooCommerce',
  needs: ['type', 'sku', 'name', 'published', 'regular price'],
  columns: { type: null, 'sale price': 'offer', 'regular price': 'price', id: null },
  shelves: { several: ',', inside: '>' },
  isOversold: true,
  // A variable product states what is true of the variations after it.
  preparer: () => {
    const parents = new Map<string, Said>();
    return (said, row) => {
      const type = row.cell('type').trim().toLowerCase();
      const [sku, id] = [row.cell('sku').trim(), row.cell('id').trim()];
      if (/^variable\b/.test(type)) {
        const whole = { ...said, description: describe(said, row), ...shownOf(said, row) };
        for (const name of [`id:${id}`, sku]) parents.set(name, whole);
        throw new RowRefused(/*office*/ 'its variants are separate products in their own rows');
      }
      if (/grouped|external/.test(type))
        throw new RowRefused(/*office*/ 'a {type} product has no price of its own here', { type });
      const named = row.cell('parent').trim();
      const parent = parents.get(named);
      const ofParent = (field: 'shelf' | 'thumbnail' | 'description'): string =>
        said[field]?.trim() || (parent?.[field] ?? '');
      return {
        ...said,
        shelf: ofParent('shelf'),
        thumbnail: ofParent('thumbnail'),
        description: describe(said, row) || (parent?.description ?? ''),
        sku: sku || (id && `woo-${id}`),
        ...(parent && { family: `woocommerce ${parent.sku || named}` }),
        ...stockOf(said, row),
        ...shownOf(said, row, parent),
      };
    };
  },
};

const describe = ({ description }: Said, row: Row): string =>
  description?.trim() || row.cell('short description').trim();

/**
 * Sets `shown`: the product is published, its variable parent too, and it is not hidden from the other shop's lists.
 */
const shownOf = ({ shown }: Said, row: Row, parent?: Said): Said => {
  const isHidden = [shown, parent?.shown, row.cell('visibility in catalog')].some(saysHidden);
  return isHidden ? { shown: 'hidden' } : {};
};

/** An empty stock means that the other shop does not count it: there is some, or it says that there is none. */
function stockOf({ stock }: Said, row: Row): { stock?: string; uncounted?: boolean } {
  if (stock?.trim() || !row.has('stock')) return {};
  return /^(0|no|false)$/i.test(row.cell('in stock').trim()) ? { stock: '0' } : { uncounted: true };
}
