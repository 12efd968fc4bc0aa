import { pageAddress } from '#base/addresses.ts';
import { inLanguage, type Language } from '#base/language/language.ts';
import type { SlipRow } from './queries.ts';

/**
 * The link by which the sender of a complaint reads it without an account. Its secret stands behind the `#`, which no server logs.
 * Empty where the complaint stands on an order's page.
 */
export const linkOf = (
  { number, secret }: Pick<SlipRow, 'number' | 'secret'>,
  { origin, language }: { origin: string; language: Language },
): string =>
  secret === null
    ? ''
    : `${origin}${inLanguage(pageAddress('complaint', { number: String(number) }), language)}#${secret}`;
