import { expect, test } from 'vitest';
import { isFood, lawCount } from './law.ts';

const PACKED = { isFood: true, isWeighed: false };

test('of packed food the law asks for seven details; of maker, packer and importer one is enough', () => {
  expect(lawCount({}, PACKED)).toEqual({ filled: 0, all: 7 });
  expect(lawCount({ packer: 'Good Bakers, Pune', hsn: '1905', taxRate: '', fssai: '' }, PACKED)).toEqual({
    filled: 2,
    all: 7,
  });
});

test('of loose food there is no label to read: mark, HSN and tax rate are asked', () => {
  expect(lawCount({ mark: 'veg', hsn: '0701' }, { isFood: true, isWeighed: true })).toEqual({
    filled: 2,
    all: 3,
  });
});

test('soap has no vegetarian mark and no FSSAI number', () => {
  expect(lawCount({ mark: 'veg' }, { isFood: false, isWeighed: false })).toEqual({ filled: 0, all: 4 });
});

test('goods are food where their shelf, and the one that this is in, has a drawing of food', () => {
  expect([isFood('grocery'), isFood('grocery', 'cosmetics'), isFood('electronics')]).toEqual([
    true,
    false,
    false,
  ]);
});
