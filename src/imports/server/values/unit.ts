import type { Unit } from '#catalogue/catalogue.ts';

/** A unit that goods are sold in; `pieces` where it is a number of pieces, as a dozen is. */
export type UnitRead = { unit: Unit; pieces?: number };

/** The unit that a row sells in; what goes by the gram is loose goods by the kilo. */
export type UnitSold = UnitRead & { isByTheGram: boolean };

const NAMES: Record<Unit, string> = {
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme kgm k.g. किलो किग्रा किलोग्राम কেজি কিলো',
  gram: 'gram grams gm gms grm g gr ग्राम গ্রাম',
  litres: 'litres litre liter liters ltr ltrs lt lts l लीटर लिटर লিটার',
  item:
    'item items pc pcs piece pieces pce nos no number numbers unit units each ea pkt pkts packet packets pack packs ' +
    'pouch pouches box boxes bottle bottles btl btls bag bags tin tins can cans jar jars bundle bundles bdl roll rolls ' +
    'rol strip strips str set sets pair pairs prs tube tubes carton cartons ctn case cases bar bars tablet tablets tbs ' +
    'tab tabs sachet sachets tray trays cup cups bunch bunches loaf loaves ladi नग पीस पैकेट पैकट डिब्बा बोतल পিস প্যাকেট বোতল টি',
};
const DOZEN = 'dozen dozens doz dzn dz दर्जन ডজন';

const BY_NAME = new Map<string, UnitRead>([
  ...Object.entries(NAMES).flatMap(([unit, names]) =>
    names.split(' ').map((name): [string, UnitRead] => [name, { unit: unit as Unit }]),
  ),
  ...DOZEN.split(' ').map((name): [string, UnitRead] => [name, { unit: 'item', pieces: 12 }]),
]);

/** A unit as people and programs name it (`Kgs`, `Ltr.`, `PIECES (Pcs)`, `दर्जन`); undefined when it is none. */
export function readUnit(cell: string): UnitRead | undefined {
  const named = cell.trim().toLowerCase();
  const [, before = '', inside = ''] = /^([^()]*)\(([^()]*)\)$/.exec(named) ?? [];
  return [named, inside, before]
    .map((name) =>
      BY_NAME.get(
        name
          .trim()
          .replace(/^(?:per|1)\s+/, '')
          .replaceAll('.', ''),
      ),
    )
    .find((unit) => unit !== undefined);
}
