import { expect, test } from 'vitest';
import { contradictions, placeIn } from './stops.ts';

test('a place is read from degrees and from links of maps, and from nothing else', () => {
  const rampur = { latitude: 22.5726, longitude: 88.3639 };
  expect(placeIn('22.5726, 88.3639')).toEqual(rampur);
  expect(placeIn('https://maps.google.com/?q=22.5726%2C88.3639')).toEqual(rampur);
  expect(placeIn('https://www.google.com/maps/@22.5726,88.3639,17z')).toEqual(rampur);
  expect(placeIn('Rampur, ward 2')).toBeUndefined();
  expect(placeIn('99.5726, 88.3639')).toBeUndefined();
});

test('taps contradict one another only where they say different things unseen', () => {
  const first = { kind: 'delivered', cash: 473, stands: true } as const;
  expect(contradictions([first, { ...first, stands: false }])).toEqual([]);
  const other = { kind: 'away', cash: 0, stands: false } as const;
  expect(contradictions([first, other])).toEqual([other]);
  expect(contradictions([first, other, { ...first, kind: 'refused' }])).toEqual([]);
  const byUpi = { ...first, upi: 473, stands: false };
  expect(contradictions([{ ...first, upi: 0 }, byUpi])).toEqual([byUpi]);
});
