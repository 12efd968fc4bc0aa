/** Words in the categories, tags and titles of other shops that tell the category; the first match counts. */
const WORDS: [shelf: string, words: RegExp][] = [
  ['fragrances', /\b(fragrances?|perfumes?|deo(dorant)?s?|cologne|attar|eau de)\b/i],
  [
    'electronics',
    /\b(electronics?|electricals?|batter(y|ies)|led|bulbs?|phones?|mobiles?|laptops?|chargers?|headphones?|computers?)\b/i,
  ],
  [
    'cosmetics',
    /\b(cosmetics?|beauty|make-?up|skin ?care|hair ?care|personal care|shampoos?|lipsticks?|soaps?|toothpastes?)\b/i,
  ],
  ['meat', /\b(meats?|chicken|mutton|lamb|pork|fish|seafood|prawns?|eggs?|poultry)\b/i],
  ['vegetables', /\b(vegetables?|veggies|greens|sabzi)\b/i],
  ['fruits', /\b(fruits?|mango(es)?|bananas?|apples?)\b/i],
  [
    'food',
    /\b(food|snacks?|bakery|bread|cakes?|biscuits?|cookies?|chocolates?|sweets?|dairy|milk|cheese|beverages?|drinks?|juices?)\b/i,
  ],
  [
    'grocery',
    /\b(grocer(y|ies)|rice|flours?|atta|dals?|pulses|spices?|masalas?|oils?|ghee|sugar|salt|tea|coffee|household|cleaning|detergents?)\b/i,
  ],
];

/** The category that a text of another shop suggests; local items if it suggests none. */
export function guessCategory(words: string): string {
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'localitems';
}
