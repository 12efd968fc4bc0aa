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

/** Where the digits of scripts begin: Indian ones, Arabic ones (Urdu), and the wide ones of some keyboards. */
const ZEROS = [
  0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0, 0xff10,
];

/** A text with its digits as 0 to 9, whatever script they were written in: `४५` becomes `45`. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** A comma before the last two digits is a point (`49,90`, `1.299,00`); others group, as `1,23,456` or `1,299.00`. */
export function withPoint(plain: string): string {
  if (/^\d+,\d{1,2}$/.test(plain)) return plain.replace(',', '.');
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.');
  return /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
}
