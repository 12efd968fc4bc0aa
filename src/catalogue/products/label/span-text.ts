import type { Words } from '#base/language/language.ts';

const SPANS: Record<string, { id: string }> = {
  day: /*i18n*/ { id: 'shop.time.days' },
  week: /*i18n*/ { id: 'shop.time.weeks' },
  month: /*i18n*/ { id: 'shop.time.months' },
  year: /*i18n*/ { id: 'shop.time.years' },
};

/** A span of time as a label has it, `6 months`, as it is read. */
export function spanText(i18n: Words, written: string): string {
  const [, count, span = ''] = /^(\d+) ?(day|week|month|year)s?$/i.exec(written) ?? [];
  const said = SPANS[span.toLowerCase()];
  return said ? i18n._(said.id, { count: Number(count) }) : written;
}
