import { plainDigits } from '#base/figures/digits.ts';
import { unitNamed } from './units.ts';

/** A word of a list: as it is compared, and where it stands in the text. */
export type Token = { word: string; from: number; to: number };

const PARTS: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75', '⅓': '.333', '⅔': '.667' };
/** Numbers, with a fraction or a range; rupee signs; words; every other sign by itself. */
const TOKEN =
  /\d+\s+[1-3]\/[2-8](?!\d)|[1-3]\/[2-8](?!\d)|\d*[½¼¾⅓⅔]|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?(?:[-–]\d+(?:\.\d+)?)?|\.\d+|\/-|₹|৳|[\p{L}\p{M}\u200c\u200d]+|\S/gu;
const SIGN = /^[^\p{L}\p{M}\p{N}₹৳%&+]$/u;

/** The words of one line, numbers apart from the units that are written to them (`2kg`). */
export function tokensOfLine(text: string): Token[] {
  const latin = plainDigits(text);
  return [...latin.matchAll(TOKEN)].flatMap((found) => {
    const [sign] = found;
    const token = { word: wordOf(sign), from: found.index, to: found.index + sign.length };
    if (SIGN.test(sign)) return [];
    return [token];
  });
}

/** A number that is written to a word which is no unit belongs to the word: `7up`, `b12`. */
export function joinNames(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const isOne = before !== undefined && before.to === token.from;
    const isNumberFirst = /^\d+$/.test(before?.word ?? '') && /^\p{L}/u.test(token.word);
    // `b12` and what is written to it is one name, too.
    const isName = /\p{L}/u.test(before?.word ?? '') && /\d/.test(before?.word ?? '');
    const isNumberLast = /^[\p{L}\p{M}]+$/u.test(before?.word ?? '') && /^\d+$/.test(token.word);
    if (
      isOne &&
      (isName || (isNumberFirst && !isOfAmount(token.word)) || (isNumberLast && !isOfAmount(before.word)))
    )
      joined[joined.length - 1] = { word: before.word + token.word, from: before.from, to: token.to };
    else joined.push(token);
  }
  return joined;
}

const isOfAmount = (word: string): boolean =>
  unitNamed(word) !== undefined ||
  word === 'x' ||
  word === 'w' ||
  [PACKS, PIECES, BUNCHES, RUPEES].some((some) => some.has(word));

/** A word in small letters and composed; a fraction as a decimal number. */
function wordOf(sign: string): string {
  const fraction = /^(\d*)\s*(?:(\d)\/(\d)|([½¼¾⅓⅔]))$/u.exec(sign);
  if (fraction) {
    const [, whole, over, under, part] = fraction;
    const rest = part ? Number(PARTS[part]) : Number(over) / Number(under);
    // `2/3` reads as no whole and a fraction; where the pattern took the 2 for the whole there is none left.
    return String(Math.round(((whole ? Number(whole) : 0) + rest) * 1000) / 1000);
  }
  if (/^\d{1,3}(,\d{3})+$/.test(sign)) return sign.replaceAll(',', '');
  if (/^\.\d+$/.test(sign)) return `0${sign}`;
  if (/^\d+,\d+$/.test(sign)) return sign.replace(',', '.');
  return sign.normalize('NFC').toLowerCase();
}

// The words that speak of how much, besides numbers and units.

const words = (text: string): ReadonlySet<string> =>
  new Set(text.normalize('NFC').split(/\s+/).filter(Boolean));

/** Packagings: `2 packet`. */
export const PACKS = words(
  `packet packets paket paiket packat pkt pkts pack packs pouch pauch sachet dabba dibba dibbi box boxes botal bottle
  bottles botol peti carton jar tin thaili bag bags bori pudiya strip patti tube tikiya tikia bar
  पैकेट पेकेट पॅकेट पैक डिब्बा डिब्बी डब्बा बोतल पाउच थैली बोरी पुड़िया टिकिया ट्यूब जार
  প্যাকেট প্যাক প্যাকেটের কৌটো কৌটা বোতল পাউচ থলে বস্তা টিউব`,
);
/** Single pieces: `4 pc`, `दो नग`, `৩টি`. */
export const PIECES = words(
  `piece pieces pcs pc pic pis pees pieace nag nos no ta ti to te khana adad item items
  पीस पिस नग अदद পিস খানা টা টি টে টো খানি`,
);
/** Bundles of greens: `1 gaddi`. */
export const BUNCHES = words(
  `bundle bundles bunch gaddi gaddii guddi muttha mutthi mutha guchha guchcha anti aanti
  गड्डी गड्डियाँ मुट्ठा मुट्ठी गुच्छा बंडल আঁটি আটি গোছা মুঠো বান্ডিল`,
);
/** Rupees, after the number or before it. */
export const RUPEES = words(
  `rs re rupee rupees rupaye rupay rupya rupiya rupye rupe rupai inr taka takar ₹ /-
  रुपये रुपए रुपया रुपयों रुपे रु টাকা টাকার ৳`,
);
/** Words that make a number a price: `20 ka dhaniya`. */
export const WORTH = words('ka ki ke worth का की के এর');
/** Words that make an amount the size of a pack: `surf 500 wala`. */
export const SIZED = words('wala wali wale vala vali vale waala waali size वाला वाली वाले ওয়ালা');
/** A quarter of a kilo when it stands alone: `paav bhar lahsun`, `এক পোয়া`. */
export const QUARTERS = words('paav pav pau pao pauwa पाव पौवा পোয়া');
/** After these `pav` is the bread: `pav bhaji`. */
export const BREADS = words('bhaji bhajji bun buns bread भाजी बन ভাজি');
/** With a number in words before them these are names: `panch phoran`, `char magaz`, `five star`. */
export const AFTER_NUMBERS = words(
  `phoran phoron foran foron fodon magaz magaj isabgol isabgul star फोरन फोड़न मगज इसबगोल स्टार ফোড়ন`,
);
/** Before these `tube` is no packaging: `2 tube light`. */
export const LIGHTS = words('light lights lite लाइट লাইট');
/** Adds nothing to an amount. */
export const FULL = words('bhar bhor भर ভর');
/** Words and signs that join two things, or two words of one thing. */
export const JOINING = words('aur and & + और एवं तथा এবং আর ও ar');
/** Units that make a number part of a name: `9 watt`. */
export const IN_NAMES = words('watt watts w mah volt v inch inches mm cm number no. % वाट वॉट ওয়াট');

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
type ReadNumber = { number: number; length: number; inDigits: boolean };

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
