import type { Paise } from '#base/figures/money.ts';

/** An amount that is wanted or in a pack, in grams, millilitres or pieces. */
export type Amount = { of: 'weight' | 'volume' | 'pieces'; measure: number };

/** A unit: what it measures, and how many grams, millilitres or pieces it is. */
export type Unit = { of: Amount['of']; each: number };
const units = (of: Amount['of'], each: number, names: string): [string, Unit][] =>
  names
    .normalize('NFC')
    .split(' ')
    .map((name) => [name, { of, each }]);
const UNITS = new Map<string, Unit>([
  ...units(
    'weight',
    1,
    'g gm gms gr gram grams gramme grm ग्राम ग्रा গ্রাম கிராம் గ్రాములు గ్రాము ಗ್ರಾಂ ഗ്രാം ગ્રામ ਗ੍ਰਾਮ ଗ୍ରାମ گرام',
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

/** The unit that a word names: `kg` is 1000 g each, `dozen` 12 pieces each; undefined if the word is no unit. */
export const unitNamed = (word: string): Unit | undefined => UNITS.get(word);

/** The amount that a line asks for, as it was written. Each part is set only if the line states it. */
export type Wanted = {
  /** A weight, a volume or pieces: `2 kg`. */
  amount?: Amount;
  /** So many: `2`, `2 packet`, `3 piece`, `1 gaddi`. */
  count?: { number: number; of: 'any' | 'pack' | 'piece' | 'bunch' };
  /** The size of the pack: `500 gm wala`. */
  size?: Amount;
  /** `500 wala`: a size or a price, it is unclear which. */
  sizeOrPrice?: number;
  /** `20 ka dhaniya`: for so many rupees. */
  paise?: Paise;
  /** Says it in more than one way, or leaves it open: `4-5 nimbu`. */
  isUnclear: boolean;
};

/** A number without a unit is read as grams or millilitres from here on: `karela 250`. */
export const FROM_HERE_GRAMS = 50;

/** True if a line asks for zero of something: `0 maggi` is a slip. */
export const asksForNothing = ({ amount, count, paise }: Wanted): boolean =>
  [amount?.measure, count?.number, paise].includes(0);

/** True if a line states any amount. */
export const saysHowMuch = ({ isUnclear, ...said }: Wanted): boolean =>
  isUnclear || Object.keys(said).length > 0;
