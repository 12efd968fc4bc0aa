import type { SoldBy } from '#base/figures/amount.ts';

/** A unit of bills and returns (Unit Quantity Code), of those that a village shop sells by. */
export type Uqc = 'KGS' | 'GMS' | 'LTR' | 'NOS' | 'PAC';

/** The unit of a product's quantity: kilos, litres, packs of something, or pieces. */
export function uqcOf({ soldBy, unit, pack }: { soldBy: SoldBy; unit: string; pack: string }): Uqc {
  if (soldBy === 'weight') return 'KGS';
  if (soldBy === 'volume') return 'LTR';
  if (unit === 'gram') return 'GMS';
  if (unit === 'kg') return 'KGS';
  if (unit === 'litres') return 'LTR';
  return pack === '' ? 'NOS' : 'PAC';
}
