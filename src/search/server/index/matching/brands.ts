import { soundOfWords, type Terms } from '#search/server/index/terms/terms.ts';
import {
  editDistance,
  lettersOf,
  mayBeSlip,
  typosAllowed,
} from '#search/server/index/terms/typo-tolerance.ts';
import { soundDistance } from '#search/server/index/words/sound.ts';
import type { Thing } from '#search/server/index/words/thing.ts';
import type { Vocabulary } from '#search/server/index/words/vocabulary.ts';

/** The brand that words mean, in words; or, if the shop does not have that brand, the goods that it is known for. */
export type MeantBrand = { brand?: readonly string[]; unsold?: Thing };

/** A brand is recognised by its sound alone from so many letters on. */
const SURELY_BRAND = 5;
const SURELY_KNOWN_BRAND = 4;
const AS_BRAND = 0.25;
const SURELY_MEANT = 0.8;
const LONGEST_SLIP = 4;
const LATIN = /^[a-z]+$/;

/** The brand that some words sound like: one of the shop, or a well-known one that it does not have. */
export function brandOf(
  words: readonly string[],
  terms: Terms,
  vocabulary: Vocabulary,
): MeantBrand | undefined {
  const joined = words.join('');
  const known = joined.length >= SURELY_KNOWN_BRAND ? vocabulary.brandSounding(joined) : undefined;
  if (known?.words.every((word) => (terms.exactly(word)?.named ?? 0) > 0)) return { brand: known.words };
  const sound = soundOfWords(words);
  // Brands are compared in the singular: Whiskas is kept as `whiska`.
  const [sold] = [sound, sound.replace(/s$/, '')]
    .flatMap((each) => terms.brandsSounding(each))
    .toSorted(
      (a, b) => editDistance(joined, a.word, LONGEST_SLIP) - editDistance(joined, b.word, LONGEST_SLIP),
    );
  const isMeant =
    sold &&
    (words.length > 1 ||
      (joined.length >= SURELY_BRAND &&
        LATIN.test(joined) &&
        sold.word[0] === joined[0] &&
        Math.min(soundDistance(sound, sold.sound), soundDistance(sound, `${sold.sound}s`)) <= AS_BRAND &&
        !vocabulary.soundingLike(joined).some(({ weight }) => weight >= SURELY_MEANT)));
  if (isMeant) return { brand: [sold.word] };
  return known && { unsold: known.thing };
}

/** True if a word is one slip away from a brand; then goods with a similar name are less likely meant. */
export function isSlipOfBrand(word: string, terms: Terms): boolean {
  if (typosAllowed(word) === 0) return false;
  const letters = lettersOf(word);
  return terms
    .brands()
    .some(
      (brand) =>
        mayBeSlip(word, letters, brand.word, brand.letters) && editDistance(word, brand.word, 1) === 1,
    );
}
