/** How much is wanted or in a pack, in grams, millilitres or pieces. */
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

/** What a word measures: `kg` 1000 g each, `dozen` 12 pieces each; undefined for a word that is no unit. */
export const unitNamed = (word: string): Unit | undefined => UNITS.get(word);
