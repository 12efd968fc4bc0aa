import { plainNumber } from './figures/digits.ts';

/** The country code of India. */
export const INDIA = '91';
/** The number of digits of an Indian number without its country code. */
export const LOCAL_DIGITS = 10;

/** Every digit of a phone number with its country code, however it was typed: ten digits alone are an Indian number. */
export function fullNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length === LOCAL_DIGITS ? INDIA + digits : digits;
}

/** True if a phone number is an Indian mobile: ten digits from 6 on, with or without 0, 91 or +91 before them. */
export const isIndianMobile = (phone: string): boolean => /^91[6-9]\d{9}$/.test(fullNumber(phone));

/**
 * The number that an account without an e-mail address logs in with: the ten digits of an Indian mobile, however they
 * were typed. Undefined for anything else.
 */
export const loginPhone = (typed: string): string | undefined =>
  /^[+\d\s().-]+$/.test(typed) && isIndianMobile(typed) ? phoneDigits(typed) : undefined;

/** A phone number as a link dials it. */
export const telLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** Opens a chat in WhatsApp, with a first sentence written. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${fullNumber(phone)}?text=${encodeURIComponent(text)}`;

/**
 * A phone number in the one spelling it is searched by: its digits without leading zeros, at most the last ten.
 * `+91 98260 44444`, `098260 44444` and `9826044444` are the same number.
 */
export const phoneDigits = (phone: string): string =>
  phone.replaceAll(/\D/g, '').replace(/^0+/, '').slice(-LOCAL_DIGITS);

/** The last number of `phoneDigits` that begins with these digits: an index finds all between. */
export const lastPhone = (digits: string): string => digits.padEnd(LOCAL_DIGITS, '9');

/** The digits of a number that is still being typed, without +91. */
export const typedDigits = (typed: string): string => phoneDigits(typed.replace(/^\s*(\+|00)\s*91/, ''));

/** A part of a search: a text, in lower case, to be found anywhere, or a whole phone number as `phoneDigits`. */
export type SearchTerm = { text: string } | { phone: string };

/** Digits as people write a number down: `98260 44444`, `98260-44444`, `(01234) 567 89`, `+91 98260`. */
const NUMBER = /(?<!\S)[+(]*\d[\d\s().-]*(?!\S)/g;

/**
 * Cuts a search into parts that must all be found. A phone number is one part, however it is spaced and whether it
 * begins with +91, 0 or neither; of the beginning of one, what is dialled before it is left out.
 */
export function searchTermsOf(search: string): SearchTerm[] {
  const numbers: SearchTerm[] = [];
  const words = search
    .replaceAll('\0', '')
    .replaceAll(/\S+/g, plainNumber)
    .replaceAll(NUMBER, (written) => {
      const digits = withoutPrefix(written);
      if (digits === undefined) return written;
      numbers.push(digits.length < LOCAL_DIGITS ? { text: digits } : { phone: phoneDigits(digits) });
      return ' ';
    })
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (/^\+?[\d-]+$/.test(word) ? word.replaceAll(/[+-]/g, '') : word.replace(/^\+/, '')))
    .filter(Boolean);
  return [...words.map((text) => ({ text })), ...numbers];
}

/**
 * The digits of a text that can only be a phone number or its beginning; undefined for a text that may also be an
 * order's number.
 */
function withoutPrefix(written: string): string | undefined {
  const digits = written.replaceAll(/\D/g, '');
  if (/^\(?(?:\+|00)/.test(written)) return digits.replace(new RegExp(`^0*(?:${INDIA})?`), '') || undefined;
  if (/^\(?0/.test(written)) return digits.replace(/^0+/, '') || undefined;
  const isWhole = digits.length === LOCAL_DIGITS;
  const isWithCountry = digits.length === LOCAL_DIGITS + INDIA.length && digits.startsWith(INDIA);
  return isWhole || isWithCountry ? phoneDigits(digits) : undefined;
}
