const numbers = (number: number, names: string): [string, number][] =>
  names
    .normalize('NFC')
    .split(' ')
    .map((name) => [name, number]);
const NUMBERS = new Map<string, number>([
  ...numbers(0.25, 'paav pav pau pao pauwa quarter पाव पौवा পোয়া پاؤ'),
  ...numbers(
    0.5,
    'half aadha adha aadhaa aada aadhi adhi आधा आधी হাফ আধা আধ અડધો અડધા अर्धा ardha ਅੱਧਾ அரை ara అర ಅರ್ಧ അര آدھا آدھی',
  ),
  ...numbers(0.75, 'pauna paune पौना पौन পৌনে'),
  ...numbers(1, 'one ek ekta ekti एक এক একটা একটি ایک ஒரு ఒక ಒಂದು ഒരു એક ਇੱਕ'),
  ...numbers(1.25, 'sava sawa savaa सवा সোয়া'),
  ...numbers(1.5, 'dedh ded derh डेढ़ डेढ দেড়'),
  ...numbers(2, 'two do dui duto duti दो دو দুই দু দুটো দুটি দুটা இரண்டு రెండు ಎರಡು രണ്ട് બે ਦੋ'),
  ...numbers(2.5, 'dhai dhaai adhai ढाई ढ़ाई আড়াই'),
  ...numbers(3, 'three teen tin तीन তিন তিনটে'),
  ...numbers(4, 'four char chaar चार চার'),
  ...numbers(5, 'five paanch panch पांच पाँच পাঁচ'),
  ...numbers(6, 'six chhah chhe छह ছয়'),
  ...numbers(7, 'seven saat sat सात সাত'),
  ...numbers(8, 'eight aath आठ আট'),
  ...numbers(9, 'nine nau नौ নয়'),
  ...numbers(10, 'ten das dus दस দশ'),
  ...numbers(12, 'twelve barah बारह বারো'),
  ...numbers(15, 'fifteen pandrah पंद्रह पन्द्रह পনেরো'),
  ...numbers(20, 'twenty bees बीस কুড়ি'),
  ...numbers(50, 'fifty pachas पचास পঞ্চাশ'),
  ...numbers(100, 'sau hundred सौ একশ'),
]);
/** Words before a number that change it by so much: `paune do`, `sava do`, `saadhe teen`. */
const CHANGES = new Map<string, number>([
  ...numbers(-0.25, 'paune पौने পৌনে'),
  ...numbers(0.25, 'sava sawa savaa सवा সোয়া'),
  ...numbers(0.5, 'sadhe saadhe sade saade साढ़े साढे সাড়ে'),
]);
const HUNDRED = 100;

/** The number that a word stands for, in digits or in letters: `2`, `aadha`, `দুই`. */
const numberNamed = (word: string): number | undefined =>
  /^\d+(\.\d+)?$/.test(word) ? Number(word) : NUMBERS.get(word);

/** A number as it was read: how many words it took, and whether it was written in digits. */
export type ReadNumber = { number: number; length: number; inDigits: boolean };

/** The number that begins at a word: `2`, `aadha`, `do sau`, `saadhe teen`. */
export function numberAt(said: readonly string[], at: number): ReadNumber | undefined {
  const word = said[at] ?? '';
  const change = CHANGES.get(word);
  const next = numberNamed(said[at + 1] ?? '');
  if (change !== undefined && next !== undefined && next >= 1 && next < HUNDRED)
    return { number: next + change, length: 2, inDigits: false };
  const number = numberNamed(word);
  if (number === undefined) return undefined;
  const isHundreds = number < HUNDRED && !/\d/.test(said[at + 1] ?? '') && next === HUNDRED;
  if (isHundreds) return { number: number * HUNDRED, length: 2, inDigits: false };
  return { number, length: 1, inDigits: /\d/.test(word) };
}

/** Urdu's digits begin a row of sixteen signs; those of the other scripts of India stand at the end of one. */
const DIGITS = /[۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
const AFTER_URDU = 0x0900;
const FIRST_IN_ROW = 6;

/** Replaces digits of Indian scripts by Latin ones; each stays in its place. */
export const withLatinDigits = (text: string): string =>
  text.replaceAll(DIGITS, (sign) => {
    const code = sign.charCodeAt(0);
    return String((code & 0xf) - (code < AFTER_URDU ? 0 : FIRST_IN_ROW));
  });
