import { expect, test } from 'vitest';
import type { ReorderLine, ReorderList } from '#admin/reorder.ts';
import { wordsIn } from '#platform/words.ts';
import { isWrongAmount, reorderText } from './share-bar.tsx';

const line = (said: Partial<ReorderLine>): ReorderLine => ({
  _id: 'a',
  title: 'Soap',
  pack: '',
  unit: 'item',
  soldBy: 'piece',
  thumbnail: '',
  art: 'cosmetics',
  stock: 1,
  soldOut: false,
  sold: 4,
  proposed: 9,
  ...said,
});
const list: ReorderList = {
  shop: 'Haat',
  asOf: '2026-11-22T06:00:00.000Z',
  days: 30,
  more: 0,
  shelves: [
    {
      category: 'grocery',
      title: 'Grocery',
      lines: [
        line({ _id: 'dal', title: 'Toor dal', unit: 'kg', soldBy: 'weight', proposed: 20 }),
        line({ _id: 'poha', title: 'Poha', pack: '500 g', proposed: 1 }),
      ],
    },
    { category: 'cosmetics', title: 'Cosmetics', lines: [line({ _id: 'soap' })] },
  ],
};

test('the message to the wholesaler names each thing with its amount, by shelf, as it was typed', () => {
  expect(reorderText(wordsIn('en'), list, { dal: '7.5', soap: '' })).toBe(
    ['Order of Haat, 22 Nov 2026', '', '*Grocery*', '- Toor dal: 7.5 kg', '- Poha, 500 g: 1 piece'].join(
      '\n',
    ),
  );
});

test('no amount and none at all leave a line out; what is no number is said to be none', () => {
  const [dal] = list.shelves[0]!.lines;
  expect(['', '0', '7.5', '7x'].map((typed) => isWrongAmount(dal!, { dal: typed }))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
