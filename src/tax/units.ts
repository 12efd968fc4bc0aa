import type { SoldBy } from '#base/figures/amount.ts';

/** The units that bills and returns know (Unit Quantity Codes), of those that a village shop sells by. */
export const UQC = [
  'KGS',
  'GMS',
  'LTR',
  'MLT',
  'PCS',
  'NOS',
  'PAC',
  'BTL',
  'BOX',
  'DOZ',
  'BAG',
  'BUN',
  'MTR',
  'ROL',
  'SET',
  'PRS',
  'TBS',
  'OTH',
] as const;
/** A unit of bills and returns. */
export type Uqc = (typeof UQC)[number];

/** The unit of a product's quantity: kilos, litres, packs of something, or pieces. */
export function uqcOf({ soldBy, unit, pack }: { soldBy: SoldBy; unit: string; pack: string }): Uqc {
  if (soldBy === 'weight') return 'KGS';
  if (soldBy === 'volume') return 'LTR';
  if (unit === 'gram') return 'GMS';
  if (unit === 'kg') return 'KGS';
  if (unit === 'litres') return 'LTR';
  return pack === '' ? 'NOS' : 'PAC';
}
