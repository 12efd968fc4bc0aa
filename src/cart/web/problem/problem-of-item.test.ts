import { expect, test } from 'vitest';
import { STOCK_NOT_COUNTED } from '#catalogue/catalogue.ts';
import { problemOfItem } from './problem-of-item.ts';

const line = (quantity: number, product: Partial<Parameters<typeof problemOfItem>[0]['product']>) =>
  problemOfItem({ quantity, product: { stock: 50, soldBy: 'piece', least: 1, step: 1, ...product } });
const potatoes = { soldBy: 'weight', least: 0.25, step: 0.05 } as const;

test('a line that the shop can deliver has no problem', () => {
  expect(line(50, {})).toBeUndefined();
  expect(line(0.75, { ...potatoes, stock: 0.75 })).toBeUndefined();
});

test('a line with more than is left names what is left', () => {
  expect(line(5, { stock: 3 })).toEqual({ kind: 'short', left: 3 });
  expect(line(1, { ...potatoes, stock: 0.72 })).toEqual({ kind: 'short', left: 0.7 });
  expect(line(1, { stock: 0 })).toEqual({ kind: 'short', left: 0 });
});

test('a line with more than one order may hold says so', () => {
  expect(line(5, { mostPerOrder: 2 })).toEqual({ kind: 'short', left: 2, most: 2 });
});

test('a line in steps that are no longer sold names the nearest amount', () => {
  expect(line(0.3, { soldBy: 'weight', least: 0.5, step: 0.25 })).toEqual({ kind: 'step', take: 0.5 });
});

test('of what nobody counts there is any amount', () => {
  expect(line(4000, { stock: STOCK_NOT_COUNTED })).toBeUndefined();
});
