import type { KnownLayout } from './known-layout.ts';

/** A product feed of Google Merchant: prices with their currency, and whether there is some, but not how much. */
export const googleLayout: KnownLayout = {
  name: 'Google Merchant',
  needs: ['id', 'title', 'link', 'image link', 'price'],
  columns: { 'sale price': 'offer', 'product type': 'shelf', 'google product category': null },
  shelves: { inside: '>' },
  tellsStock: true,
  preparer: () => (said, row) => {
    const availability = row.cell('availability').trim().toLowerCase().replaceAll(/[_-]/g, ' ');
    const stock = availability === 'out of stock' ? { stock: '0' } : { uncounted: true };
    return { ...said, shelf: said.shelf?.trim() || row.cell('google product category'), ...stock };
  },
};
