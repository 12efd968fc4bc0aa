import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paise } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { SORTS } from '#catalogue/catalogue.ts';
import { openGoods } from './goods.ts';
import { listedAt, stepOf } from './places.ts';
import type { RegisterRow } from './rows.ts';

const IDS = Array.from({ length: 40 }, (_, at) => newId(at));
const BORN = '2026-11-22T10:00:00.000Z';
const row = (id: string, [price, popularity, rating, born]: readonly number[]): RegisterRow => ({
  id,
  category: 'grocery',
  brand: '',
  origin: '',
  price_paise: paise(price!),
  rating_hundredths: rating!,
  popularity: popularity!,
  family_id: null,
  family_position: 0,
  leads: 1,
  created_at: born === 0 ? BORN : '2026-11-23T10:00:00.000Z',
  lacks: 0,
});
/** The orders of the listing, said once more: what comes first, and then by id. */
const BEFORE = {
  popular: (a: RegisterRow, b: RegisterRow) =>
    b.popularity - a.popularity || Date.parse(b.created_at) - Date.parse(a.created_at) || later(a, b),
  rating: (a: RegisterRow, b: RegisterRow) => b.rating_hundredths - a.rating_hundredths || later(a, b),
  newest: (a: RegisterRow, b: RegisterRow) =>
    Date.parse(b.created_at) - Date.parse(a.created_at) || later(a, b),
  'price-asc': (a: RegisterRow, b: RegisterRow) => a.price_paise - b.price_paise || -later(a, b),
  'price-desc': (a: RegisterRow, b: RegisterRow) => b.price_paise - a.price_paise || later(a, b),
};
const later = (a: RegisterRow, b: RegisterRow): number => (a.id > b.id ? -1 : 1);

const figures = fc.tuple(fc.nat(4), fc.nat(3), fc.nat(3), fc.nat(1));
const writes = fc.array(fc.tuple(fc.nat(IDS.length - 1), fc.option(figures)), { maxLength: 80 });

test('a step has the same goods as if all were sorted, whatever came, went or changed before and between', async () => {
  const property = fc.asyncProperty(
    writes,
    writes,
    writes,
    fc.constantFrom(...SORTS),
    fc.nat(45),
    fc.nat(14),
    async (before, meanwhile, after, sort, skip, limit) => {
      const goods = openGoods();
      const rows = new Map<string, RegisterRow>();
      const write = (all: typeof before): void => {
        for (const [at, said] of all) {
          const id = IDS[at]!;
          if (said) {
            rows.set(id, row(id, said));
            goods.put(rows.get(id)!);
          } else {
            rows.delete(id);
            goods.remove(id);
          }
        }
      };
      const expectStep = (): void => {
        const sorted = [...rows.values()].toSorted(BEFORE[sort]).map(({ id }) => id);
        const places = Int32Array.from(sorted, (id) => goods.placeOf(id)!);
        expect(stepOf(goods, listedAt(goods, places), { sort, skip, limit })).toEqual(
          sorted.slice(skip, skip + limit),
        );
      };
      write(before);
      const prepared = goods.orders.prepare(sort);
      write(meanwhile);
      await prepared;
      expectStep();
      write(after);
      expectStep();
    },
  );
  await fc.assert(property);
});
