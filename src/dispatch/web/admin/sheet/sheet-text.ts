import type { I18n } from '@lingui/core';
import { formatQuantity } from '#base/figures/amount.ts';
import { plusRupees } from '#base/figures/rupee-sums.ts';
import type { Stop } from '#dispatch/stops.ts';
import { tapThatHolds } from '#dispatch/stops.ts';
import { isOpen } from './stop-taps.ts';

/** Grams as people say them; where some of it has no known weight, that is said. */
export function weightText(i18n: I18n, { weight, unweighed }: Pick<Stop, 'weight' | 'unweighed'>): string {
  const known = formatQuantity(i18n, weight / 1000, 'kg');
  if (unweighed === 0) return known;
  return weight === 0
    ? i18n._('office.stops.noWeight', { count: unweighed })
    : i18n._('office.stops.weightAnd', { weight: known, count: unweighed });
}

/** Where a stop is, in a line: the village first, then the way to the house. */
export const whereText = ({ village, way }: Pick<Stop, 'village' | 'way'>): string =>
  [village, way].filter(Boolean).join(', ');

/** The figures on top of a sheet: stops made, cash taken, money still to collect, and what the round weighs. */
export function figuresOf(stops: readonly Stop[]) {
  const going = stops.filter(({ status, elsewhere }) => status !== 'cancelled' && !elsewhere);
  const open = stops.filter(isOpen);
  return {
    stops: going.length,
    made: going.length - open.length,
    cash: plusRupees(
      ...stops.flatMap(({ taps, account }) => [tapThatHolds(taps)?.cash ?? 0, account?.taken ?? 0]),
    ),
    collect: plusRupees(...open.map(({ collect }) => collect)),
    weight: going.reduce((total, { weight }) => total + weight, 0),
    unweighed: going.reduce((total, { unweighed }) => total + unweighed, 0),
  };
}

/** A known place, as a link that any map on the phone opens. */
export const geoLink = ({ latitude, longitude }: NonNullable<Stop['place']>, name: string): string =>
  `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`;
