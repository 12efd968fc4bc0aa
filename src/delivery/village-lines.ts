import { pincodeKey, villageKey } from './delivery-rule.ts';

/** A line of pasted villages as it was read; an empty village is the whole pincode. */
export type VillageLine = { line: number; text: string; pincode: string; village: string };

/** A line that names no village: without a pincode, with too long a name, or a second time. */
export type UnreadLine = { line: number; text: string; fault: 'pincode' | 'long' | 'twice' };

const LETTERS_AT_MOST = 100;
const PINCODE = String.raw`"?\s*([1-9]\d{2} ?\d{3})\s*"?`;
const BETWEEN = String.raw`(?:\s*[,;|:]\s*|\s+-\s+|\s+)`;
const PINCODE_FIRST = new RegExp(`^${PINCODE}(?:${BETWEEN}(.*))?$`, 'u');
const PINCODE_LAST = new RegExp(`^(.*?)${BETWEEN}${PINCODE}$`, 'u');
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
    const found = placeIn(bare);
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
