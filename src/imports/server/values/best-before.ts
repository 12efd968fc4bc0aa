import { plainDigits } from './digits.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The days of a spreadsheet count from the end of 1899; these are the years 1982 to 2118. */
const FIRST_SERIAL = 30_000;
const LAST_SERIAL = 80_000;
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/**
 * A day as files write it, as `2027-03-31`: `31/03/2027`, `31-Mar-27`, a month (its last day), or the number that a
 * spreadsheet keeps for it. Anything else, as `6 months`, stays as it is.
 */
export function readDay(cell: string): string {
  const plain = plainDigits(cell).trim();
  if (/^\d{5}(\.\d+)?$/.test(plain) && Number(plain) > FIRST_SERIAL && Number(plain) < LAST_SERIAL)
    return new Date(EPOCH + Math.floor(Number(plain)) * DAY_MS).toISOString().slice(0, 10);
  const iso = /^(\d{4}-\d{2}-\d{2})[T ]/.exec(plain)?.[1];
  if (iso) return iso;
  const parts = plain.split(/[\s/.-]+/);
  if (parts.length === 3 && parts[0]!.length <= 2) return dayOf(parts[2]!, parts[1]!, parts[0]) ?? plain;
  if (parts.length === 2) return dayOf(parts[1]!, parts[0]!) ?? plain;
  return plain;
}

/** A day that there is; without one, the last of the month. */
function dayOf(writtenYear: string, writtenMonth: string, writtenDay?: string): string | undefined {
  if (!/^(\d{2}|\d{4})$/.test(writtenYear)) return undefined;
  const year = Number(writtenYear) + (writtenYear.length === 2 ? 2000 : 0);
  const named = MONTHS.indexOf(writtenMonth.slice(0, 3).toLowerCase());
  const month = named >= 0 ? named : Number(writtenMonth) - 1;
  if (!(month >= 0 && month < 12)) return undefined;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = writtenDay === undefined ? last : Number(writtenDay);
  if (!(day >= 1 && day <= last)) return undefined;
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
