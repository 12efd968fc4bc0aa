import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paise } from '#base/figures/money.ts';
import { shippingFor } from '#settings/settings.ts';
import type { DeliveryPlaces } from './areas.ts';
import { deliveryTo, isMuchCash, missingToMinimum } from './delivery-rule.ts';

const figures = fc.record({
  fee: fc.integer({ min: 0, max: 200 }),
  freeAbove: fc.option(fc.integer({ min: 0, max: 2000 })),
  minimum: fc.integer({ min: 0, max: 500 }),
  cashMost: fc.option(fc.integer({ min: 0, max: 5000 })),
});
const NAMES = ['Rampur', 'Khairi', 'Bhata para', 'रामपुर', 'Tendua'];
/** What a shop says of a pincode: some of these villages in two areas, perhaps the whole pincode in one of them. */
const places = fc
  .record({
    areas: fc.tuple(figures, figures),
    inFirst: fc.subarray(NAMES),
    whole: fc.option(fc.constantFrom('a0', 'a1')),
    elsewhere: fc.option(figures),
    mayCollect: fc.boolean(),
  })
  .map(({ areas, inFirst, ...more }): DeliveryPlaces => ({
    hasAreas: true,
    pincode: '844101',
    areas: areas.map((area, index) => ({ id: `a${index}`, name: `Area ${index}`, note: '', ...area })),
    villages: NAMES.slice(0, 4).map((village) => ({
      village,
      area: inFirst.includes(village) ? 'a0' : 'a1',
    })),
    ...more,
  }));
/** A name as hurried people type it. */
const typed = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom('', ' ', '  '), fc.boolean())
  .map(([name, space, isLoud]) => ({
    name,
    village: space + (isLoud ? name.toUpperCase() : name.replace(' ', `${space} `)) + space,
  }));

test('a village is in its area however it is typed, then the whole pincode counts, then everywhere else', () => {
  fc.assert(
    fc.property(places, typed, (told, { name, village }) => {
      const got = deliveryTo({ pincode: ' 844101', village }, told);
      const listed = told.villages.find((one) => one.village === name);
      const expected = listed?.area ?? told.whole;
      const isNowhere = expected === null && told.elsewhere === null;
      expect(got.kind).toBe(isNowhere ? 'no' : 'goes');
      if (got.kind !== 'goes') return;
      expect(got.area?.id ?? null).toBe(expected);
      const rule = told.areas.find(({ id }) => id === expected) ?? told.elsewhere;
      expect(got.rule.fee).toBe((rule?.fee ?? 0) * 100);
    }),
  );
});

test('without a village none is guessed, without a pincode neither, and what is collected costs nothing', () => {
  fc.assert(
    fc.property(places, (told) => {
      expect(deliveryTo({ pincode: '844101', village: '  ' }, told).kind).toBe('village needed');
      expect(deliveryTo({ village: 'Rampur' }, told).kind).toBe('pincode needed');
      const collected = deliveryTo({ collected: true }, told);
      expect(collected).toMatchObject(
        told.mayCollect ? { kind: 'goes', rule: { fee: 0, minimum: 0, cashMost: null } } : { kind: 'no' },
      );
    }),
  );
});

test('whatever the rule: the fee is the fee or nothing, and an order never pays more by growing past the limit', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(paise);
  fc.assert(
    fc.property(figures, amount, amount, (area, one, more) => {
      const told = { hasAreas: false, pincode: '', areas: [], villages: [], whole: null, mayCollect: false };
      const delivery = deliveryTo({}, { ...told, elsewhere: area });
      if (delivery.kind !== 'goes') throw new Error('it goes everywhere');
      const { rule } = delivery;
      const fee = shippingFor(one, rule);
      expect([0, rule.fee]).toContain(fee);
      const isFree = one === 0 || rule.fee === 0 || (rule.freeAbove !== null && one > rule.freeAbove);
      expect(fee === 0).toBe(isFree);
      const grown = shippingFor(paise(one + more), rule);
      expect(one === 0 || grown <= fee).toBe(true);
      expect(missingToMinimum(one, rule) === 0).toBe(one >= rule.minimum);
      expect(isMuchCash({ total: one, paymentMethod: 'card' }, rule)).toBe(false);
      expect(isMuchCash({ total: one, paymentMethod: 'cash' }, rule)).toBe(
        rule.cashMost !== null && one > rule.cashMost,
      );
    }),
  );
});
