import { expect, test } from 'vitest';
import { createGrid } from './grid-store.ts';
import type { Outcome, Row, Sheet } from './rows.ts';

type Column = 'hsn' | 'hindi';
type Goods = { id: string; revision: number; hsn: string; hindi: string };

const ONION: Goods = { id: 'onion', revision: 1, hsn: '', hindi: '' };

/** A grid of one product, and a shop that answers when it is let; `sent` are the requests that it has not answered yet. */
function openGrid() {
  let now = ONION;
  const sent: (() => void)[] = [];
  const answer = ({ item, draft }: Row<Goods, Column>): Outcome<Goods, Column> => {
    if (item.revision !== now.revision) return { kind: 'changed', theirs: now };
    now = { ...now, ...draft, revision: now.revision + 1 };
    return { kind: 'saved', item: now };
  };
  const sheet: Sheet<Goods, Column> = {
    columns: ['hsn', 'hindi'],
    labels: { hsn: 'HSN', hindi: 'Name in Hindi' },
    idOf: ({ id }) => id,
    titleOf: ({ id }) => id,
    saved: (item, column) => item[column],
    tidy: (text) => text.trim(),
    send: (row) => new Promise((resolve) => sent.push(() => resolve(answer(row)))),
  };
  const grid = createGrid(sheet, [ONION]);
  return {
    grid,
    sent,
    inShop: () => now,
    changeInShop: (changes: Partial<Goods>) => {
      now = { ...now, ...changes, revision: now.revision + 1 };
    },
    row: () => grid.store.getState().rows['onion'],
    /** The shop answers the oldest request. */
    answer: async () => {
      sent.shift()?.();
      await new Promise((settled) => setTimeout(settled));
    },
  };
}

test('what is typed while its row is being saved goes after it, and both are saved', async () => {
  const { grid, sent, answer, inShop, row } = openGrid();
  grid.fill([{ id: 'onion', column: 'hsn', text: '0703' }]);
  grid.type('onion', 'hindi', 'प्याज');
  grid.save(['onion']);
  expect(sent).toHaveLength(1);
  await answer();
  expect(sent).toHaveLength(1);
  await answer();
  expect(inShop()).toMatchObject({ hsn: '0703', hindi: 'प्याज' });
  expect([row()?.state.kind, row()?.draft, sent.length]).toEqual(['saved', {}, 0]);
});

test('somebody else wrote the same meanwhile: that is no conflict, and the row is saved', async () => {
  const { grid, answer, changeInShop, row } = openGrid();
  changeInShop({ hsn: '0703' });
  grid.fill([{ id: 'onion', column: 'hsn', text: '0703' }]);
  await answer();
  expect([row()?.state.kind, row()?.draft]).toEqual(['saved', {}]);
});

test('somebody else wrote another figure into the same field: both are shown, and nothing is overwritten', async () => {
  const { grid, answer, changeInShop, inShop, row } = openGrid();
  changeInShop({ hsn: '0701' });
  grid.fill([{ id: 'onion', column: 'hsn', text: '0703' }]);
  await answer();
  expect(row()?.state).toMatchObject({ kind: 'conflict', theirs: { hsn: '0701' } });
  expect(inShop().hsn).toBe('0701');
});
