import { fullNumber, LOCAL_DIGITS } from './phone-links.ts';

/** True if a phone number is an Indian mobile: ten digits from 6 on, with or without 0, 91 or +91 before them. */
export const isIndianMobile = (phone: string): boolean => /^91[6-9]\d{9}$/.test(fullNumber(phone));

/**
 * The number that an account without an e-mail address logs in with: the ten digits of an Indian mobile, however they
 * were typed. Undefined for anything else.
 */
export const loginPhone = (typed: string): string | undefined =>
  /^[+\d\s().-]+$/.test(typed) && isIndianMobile(typed) ? phoneDigits(typed) : undefined;

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
