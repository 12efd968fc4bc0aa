import { dayAfter } from '#base/calendar.ts';
import type { Registration, TaxMode } from '#tax/tax.ts';
import type { Days } from './period.ts';

/** Days of a period under one registration: a change of mode or GST number cuts the period, and each part has its own return. */
export type PeriodPart = Days & { mode: TaxMode; gstin: string };

/** The parts of days, in their order; none of days before the first registration. */
export function partsOf(registrations: readonly Registration[], { from, to }: Days): PeriodPart[] {
  const inOrder = registrations.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const parts: PeriodPart[] = [];
  for (const [at, { mode, gstin, from: begins }] of inOrder.entries()) {
    const next = inOrder[at + 1];
    const days = {
      from: begins > from ? begins : from,
      to: next && next.from <= to ? dayAfter(next.from, -1) : to,
    };
    if (days.from > days.to) continue;
    const before = parts.at(-1);
    if (before && before.mode === mode && before.gstin === gstin) before.to = days.to;
    else parts.push({ ...days, mode, gstin });
  }
  return parts;
}

/**
 * The part that a paper belongs to: of its mode and GST number, and if there are two, of its day. A paper can be drawn on a day of
 * another mode, for its goods left before. Undefined where the period has no such part: then it is no return's.
 */
export function partOfPaper(
  parts: readonly PeriodPart[],
  { mode, gstin, day }: { mode: TaxMode; gstin: string; day: string },
): PeriodPart | undefined {
  const own = parts.filter((part) => part.mode === mode && part.gstin === gstin);
  return own.find(({ from, to }) => from <= day && day <= to) ?? own[0];
}
