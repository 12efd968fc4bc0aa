import { plainDigits } from '#base/figures/digits.ts';
import { aboveZero, fromRupees, type Paise, ZERO } from '#base/figures/money.ts';
import type { ShippingRule } from '#settings/settings.ts';
import type { AreaFigures, DeliveryPlaces } from './areas.ts';

export type { DeliveryPlaces };

// Where an order goes and under which rule: the same on both sides, on the one answer that tells of a pincode. It stands
// in a file of its own, because checkout needs it and none of the schemas.

/** Delivery fee to one place, and the limits on an order there. */
export type DeliveryRule = ShippingRule & {
  /** The least subtotal; zero where any will do. */
  minimum: Paise;
  /** The most cash at the door without a call before; null: no limit. */
  cashMost: Paise | null;
};

/** Where a shopper wants the goods; with `collected`, the shopper comes for them. */
export type Destination = {
  pincode?: string | undefined;
  village?: string | undefined;
  collected?: boolean | undefined;
};

/** An area that an order goes to. */
type ServedArea = { id: string; name: string; note: string };

/**
 * Delivery to a destination: it goes, with its rule; or a pincode or village is still needed; or the shop does not
 * deliver there.
 */
export type Delivery =
  | {
      kind: 'goes';
      rule: DeliveryRule;
      /** Null outside of areas, and of what is collected. */
      area: ServedArea | null;
      /** As the shop writes it, where it lists the village; else as it was given. */
      village: string;
      collected: boolean;
    }
  | { kind: 'pincode needed' }
  | { kind: 'village needed' }
  | { kind: 'no' };

/** A pincode as it is compared: without spaces. */
export const pincodeKey = (pincode: string): string => pincode.replaceAll(/\s+/gu, '');

/** A village as it is compared: small letters, single spaces, signs composed alike. */
export const villageKey = (village: string): string =>
  village.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('en');

/** A village of a pincode as it is compared. */
export const placeKey = ({ pincode, village }: { pincode: string; village: string }): string =>
  `${pincodeKey(pincode)} ${villageKey(village)}`;

/**
 * Finds the delivery rule of a destination among the places of its pincode: by village, then by the whole pincode, then
 * the rule for everywhere else. Where a pincode lists villages, the shopper has to name one; it is never guessed, because
 * leaving it out would lead to a smaller fee. Names match exactly: a likely match would be a promise that the owner never made.
 */
export function deliveryTo(
  { pincode = '', village = '', collected }: Destination,
  places: DeliveryPlaces,
): Delivery {
  const named = village.trim().replaceAll(/\s+/gu, ' ');
  if (collected)
    return places.mayCollect
      ? { kind: 'goes', rule: COLLECTED, area: null, village: named, collected: true }
      : { kind: 'no' };
  if (!places.hasAreas) return elsewhere(places, named);
  if (pincodeKey(pincode) === '') return { kind: 'pincode needed' };
  if (places.villages.length > 0 && named === '') return { kind: 'village needed' };
  const key = villageKey(named);
  const listed = places.villages.find((one) => villageKey(one.village) === key);
  const area = places.areas.find(({ id }) => id === (listed?.area ?? places.whole));
  if (!area) return elsewhere(places, named);
  const { id, name, note } = area;
  return {
    kind: 'goes',
    rule: deliveryRuleOf(area),
    area: { id, name, note },
    village: listed?.village ?? named,
    collected: false,
  };
}

const elsewhere = ({ elsewhere: figures }: DeliveryPlaces, village: string): Delivery =>
  figures
    ? { kind: 'goes', rule: deliveryRuleOf(figures), area: null, village, collected: false }
    : { kind: 'no' };

/** The rule of what the API says of an area, in paise. */
export const deliveryRuleOf = ({ fee, freeAbove, minimum, cashMost }: AreaFigures): DeliveryRule => ({
  fee: fromRupees(fee),
  freeAbove: freeAbove === null ? null : fromRupees(freeAbove),
  minimum: fromRupees(minimum),
  cashMost: cashMost === null ? null : fromRupees(cashMost),
});

/** Limits of a rule that has none. */
export const NO_LIMITS = { minimum: ZERO, cashMost: null } as const;
const COLLECTED: DeliveryRule = { fee: ZERO, freeAbove: null, ...NO_LIMITS };

/** Amount missing to the minimum order; 0 when the subtotal is enough. */
export const missingToMinimum = (subtotal: Paise, { minimum }: Pick<DeliveryRule, 'minimum'>): Paise =>
  aboveZero(minimum - subtotal);

/** True for a cash order above the limit that the shop takes at the door without a call before. */
export const isMuchCash = (
  { total, paymentMethod }: { total: Paise; paymentMethod: string },
  { cashMost }: Pick<DeliveryRule, 'cashMost'>,
): boolean => paymentMethod === 'cash' && cashMost !== null && total > cashMost;

/** A line of pasted villages as it was read; an empty village is the whole pincode. */
export type VillageLine = { line: number; text: string; pincode: string; village: string };

/** A line that names no village: without a pincode, with too long a name, or a second time. */
type UnreadLine = { line: number; text: string; fault: 'pincode' | 'long' | 'twice' };

const LETTERS_AT_MOST = 100;
const PINCODE = String.raw`"?\s*([1-9]\d{2} ?\d{3})\s*"?`;
const BETWEEN = String.raw`(?:\s*[,;|:]\s*|\s+-\s+|\s+)`;
const PINCODE_FIRST = new RegExp(`^${PINCODE}(?:${BETWEEN}(.*))?$`, 'u');
const PINCODE_LAST = new RegExp(`^(.*?)${BETWEEN}${PINCODE}$`, 'u');
/** A pincode in the digits of any script. The digits of a village's name stay as they were written. */
const SIX_DIGITS = /\p{Nd}{3}\s?\p{Nd}{3}/gu;
const HEADING = /^\W*(pin|village|area|गाँव|पिन)/iu;

/**
 * Reads villages as people paste them, from a message or a spreadsheet: one a line, `844101 Rampur` or `844101,Rampur`, or
 * the other way round. A first line of headings is passed over, and so are empty ones.
 */
export function readVillageLines(text: string): { read: VillageLine[]; unread: UnreadLine[] } {
  const read: VillageLine[] = [];
  const unread: UnreadLine[] = [];
  const seen = new Set<string>();
  const lines = text.replace(/^\u{feff}/u, '').split(/\r\n|\r|\n/u);
  for (const [index, raw] of lines.entries()) {
    const whole = { line: index + 1, text: raw.trim().slice(0, 2 * LETTERS_AT_MOST) };
    // What a spreadsheet leaves of its empty columns.
    const bare = raw.trim().replace(/[\s,;]+$/u, '');
    if (bare === '') continue;
    const found = placeIn(bare.replaceAll(SIX_DIGITS, plainDigits));
    if (!found) {
      if (read.length > 0 || unread.length > 0 || !HEADING.test(bare))
        unread.push({ ...whole, fault: 'pincode' });
      continue;
    }
    const key = `${found.pincode} ${villageKey(found.village)}`;
    if (found.village.length > LETTERS_AT_MOST) unread.push({ ...whole, fault: 'long' });
    else if (seen.has(key)) unread.push({ ...whole, fault: 'twice' });
    else read.push({ ...whole, ...found });
    seen.add(key);
  }
  return { read, unread };
}

function placeIn(line: string): Pick<VillageLine, 'pincode' | 'village'> | undefined {
  const first = PINCODE_FIRST.exec(line);
  const last = first ? undefined : PINCODE_LAST.exec(line);
  const [pincode, village] = first ? [first[1], first[2]] : [last?.[2], last?.[1]];
  if (pincode === undefined) return undefined;
  return { pincode: pincodeKey(pincode), village: unquoted(village ?? '') };
}

/** A cell of a spreadsheet, out of its quotes. */
const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/u, '$1')
    .replaceAll('""', '"')
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim();
