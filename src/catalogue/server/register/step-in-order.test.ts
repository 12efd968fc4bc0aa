import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepInOrder } from './step-in-order.ts';

test('a step of a list has the same products as if the whole list were sorted', () => {
  const order = (a: number, b: number): number => a - b;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 })), fc.nat(60), fc.nat(30), (all, skip, limit) => {
      const sorted = all.toSorted(order).slice(skip, skip + limit);
      expect(stepInOrder(Int32Array.from(all), order, { skip, limit })).toEqual(sorted);
    }),
  );
});
