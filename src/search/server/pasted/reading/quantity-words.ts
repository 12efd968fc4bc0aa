import { numberNamed } from '#search/server/index/words/amounts.ts';

// The words of a list that speak of how much, besides the units and numbers that search knows.

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
/** What makes a number a sum of money: `20 ka dhaniya`. */
export const WORTH = words('ka ki ke worth का की के এর');
/** What makes an amount the size of a pack: `surf 500 wala`. */
export const SIZED = words('wala wali wale vala vali vale waala waali size वाला वाली वाले ওয়ালা');
/** A quarter of a kilo when it stands alone: `paav bhar lahsun`, `এক পোয়া`. */
export const QUARTERS = words('paav pav pau pao pauwa पाव पौवा পোয়া');
/** After these `pav` is the bread: `pav bhaji`. */
export const BREADS = words('bhaji bhajji bun buns bread भाजी बन ভাজি');
/** Adds nothing to an amount. */
export const FULL = words('bhar bhor भर ভর');
/** What joins two things, or two words of one thing. */
export const JOINING = words('aur and & + और एवं तथा এবং আর ও ar');
/** Words before a number that change it by so much: `paune do`, `sava do`, `saadhe teen`. */
const CHANGES = new Map([
  ...[...words('paune पौने পৌনে')].map((word): [string, number] => [word, -0.25]),
  ...[...words('sava sawa savaa सवा সোয়া')].map((word): [string, number] => [word, 0.25]),
  ...[...words('sadhe saadhe sade saade साढ़े साढे সাড়ে')].map((word): [string, number] => [word, 0.5]),
]);
/** What a number belongs to that is part of a name: `9 watt`. */
export const IN_NAMES = words('watt watts w mah volt v inch inches mm cm number no. % वाट वॉट ওয়াট');

const HUNDRED = 100;

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
