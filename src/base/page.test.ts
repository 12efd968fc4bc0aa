import { expect, test } from 'vitest';
import { fromNearerEnd, pageCount, pageNumbers } from './page.ts';

test('up to ten page numbers are shown, centred on the current one', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 40)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pageNumbers(20, 40)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
  expect(pageNumbers(40, 40)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
});

test('an empty list has one page', () => {
  expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([1, 1, 2]);
});

test('a page is the same from whichever end of the list it is read', () => {
  for (let total = 0; total < 25; total += 1) {
    const list = Array.from({ length: total }, (_, index) => index);
    for (let skip = 0; skip < 30; skip += 1) {
      for (const wanted of [1, 3, 10]) {
        const { skip: passedOver, limit, isBackwards } = fromNearerEnd(total, { skip, limit: wanted });
        const from = isBackwards ? list.toReversed() : list;
        const read = from.slice(passedOver, passedOver + limit);
        expect(isBackwards ? read.toReversed() : read).toEqual(list.slice(skip, skip + wanted));
        expect(passedOver + limit).toBeLessThanOrEqual(Math.ceil(total / 2) + wanted);
      }
    }
  }
});
