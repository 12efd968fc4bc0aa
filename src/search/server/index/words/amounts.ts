import { withLatinDigits } from './latin.ts';
import { VESSEL_WORDS } from './spoken-words.ts';

/** How much is wanted or in a pack, in grams, millilitres or pieces. */
export type Amount = { of: 'weight' | 'volume' | 'pieces'; measure: number };

/** A unit: what it measures, and how many grams, millilitres or pieces it is. */
export type Unit = { of: Amount['of']; each: number };
const units = (of: Amount['of'], each: number, names: string): [string, Unit][] =>
  names.split(' ').map((name) => [name, { of, each }]);
const UNITS = new Map<string, Unit>([
  ...units(
    'weight',
    1,
    'g gm gms gr gram grams gramme grm ग्राम গ্রাম கிராம் గ్రాములు గ్రాము ಗ್ರಾಂ ഗ്രാം ગ્રામ ਗ੍ਰਾਮ ଗ୍ରାମ گرام',
  ),
  ...units(
    'weight',
    1000,
    'kg kgs kilo kilos kilogram kilograms kilogramme killo kgm keji kejee किलो किलोग्राम किग्रा केजी কেজি কিলো கிலோ కిలో కేజీ ಕಿಲೋ ಕೆಜಿ കിലോ કિલો ਕਿਲੋ କିଲୋ کلو',
  ),
  ...units('volume', 1, 'ml mls millilitre milliliter एमएल मिली मिलीलीटर এমএল মিলি மில்லி'),
  ...units(
    'volume',
    1000,
    'l lt ltr ltrs litre litres liter liters leetar litar लीटर लिटर লিটার லிட்டர் లీటర్ ಲೀಟರ್ ലിറ്റർ લીટર ਲੀਟਰ ଲିଟର لیٹر',
  ),
  ...units('pieces', 12, 'dozen dozens doz darjan darzan dorjon दर्जन ডজন டஜன் డజను ಡಜನ್ ഡസൻ ડઝન ਦਰਜਨ درجن'),
]);
const numbers = (number: number, names: string): [string, number][] =>
  names.split(' ').map((name) => [name, number]);
const NUMBERS = new Map<string, number>([
  ...numbers(0.25, 'paav pav pau pao pauwa quarter पाव पौवा পোয়া پاؤ'),
  ...numbers(
    0.5,
    'half aadha adha aadhaa aada aadhi adhi आधा आधी হাফ আধা અડધો અડધા अर्धा ardha ਅੱਧਾ அரை ara అర ಅರ್ಧ അര آدھا آدھی',
  ),
  ...numbers(0.75, 'pauna paune पौना पौन পৌনে'),
  ...numbers(1, 'one ek ekta ekti एक এক একটা একটি ایک ஒரு ఒక ಒಂದು ഒരു એક ਇੱਕ'),
  ...numbers(1.25, 'sava sawa savaa सवा সোয়া'),
  ...numbers(1.5, 'dedh ded derh डेढ़ डेढ দেড়'),
  ...numbers(2, 'two do dui duto duti दो دو দুই দু দুটো দুটি দুটা இரண்டு రెండు ಎರಡು രണ്ട് બે ਦੋ'),
  ...numbers(2.5, 'dhai adhai ढाई আড়াই'),
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
const HUNDRED = 100;

/** What a word measures: `kg` 1000 g each, `dozen` 12 pieces each; undefined for a word that is no unit. */
export const unitNamed = (word: string): Unit | undefined => UNITS.get(word);
/** The number that a word stands for, in digits or in letters: `2`, `aadha`, `দুই`. */
export const numberNamed = (word: string): number | undefined => numberOf(word);

/** Takes amounts out of a query: `5 kg atta`, `aadha kilo pyaz`, `१ किलो आलू`. The last one counts. */
export function amountIn(typed: string): { amount?: Amount; rest: string } {
  const words = withLatinDigits(typed.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/(\d)(?=\p{L})/gu, '$1 ')
    .replaceAll(/[,;]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const rest: string[] = [];
  let amount: Amount | undefined;
  for (let at = 0; at < words.length;) {
    const read = amountAt(words, at);
    if (read) amount = read.amount ?? amount;
    else rest.push(words[at]!);
    at += read?.length ?? 1;
  }
  return amount ? { amount, rest: rest.join(' ') } : { rest: rest.join(' ') };
}

function amountAt(words: readonly string[], at: number): { amount?: Amount; length: number } | undefined {
  const first = numberOf(words[at]!);
  if (first === undefined) return undefined;
  const isHundreds = first < HUNDRED && NUMBERS.get(words[at + 1] ?? '') === HUNDRED;
  const [number, length] = isHundreds ? [first * HUNDRED, 2] : [first, 1];
  const name = words[at + length] ?? '';
  const unit = UNITS.get(name);
  if (unit) return { amount: { of: unit.of, measure: Math.round(number * unit.each) }, length: length + 1 };
  return VESSEL_WORDS.has(name) ? { length: length + 1 } : undefined;
}

const numberOf = (word: string): number | undefined =>
  /^\d+(\.\d+)?$/.test(word) ? Number(word) : NUMBERS.get(word);

const PACK = /(\d+(?:\.\d+)?)\s*(kg|kgs|kilo|g|gm|gms|gram|grams|ml|l|lt|ltr|litre|litres|dozen)\b/i;
/** The amount in a pack from its text: `500 g`, `1 Kg Pouch`. */
export function amountOfPack(pack: string): Amount | undefined {
  const [, number, name] = PACK.exec(pack) ?? [];
  const unit = name && UNITS.get(name.toLowerCase());
  return unit ? { of: unit.of, measure: Math.round(Number(number) * unit.each) } : undefined;
}
