import { type ListsMemory, openPostings } from '#search/server/index/goods/postings.ts';
import { inLatin, isIndian } from '#search/server/index/words/latin.ts';
import { bonesOf, boneWays, soundDistance, soundOf } from '#search/server/index/words/sound.ts';
import { openSpellings } from './spellings.ts';
import { typosAllowed } from './typo-tolerance.ts';

/** The places where a product can have a word, from the heaviest to the lightest. */
export const PLACES = ['nameEnd', 'called', 'name', 'brand', 'title', 'label', 'description'] as const;
/** A place where a product can have a word. */
export type Place = (typeof PLACES)[number];
/** The weight of a word in each place. */
const WEIGHTS: readonly number[] = [1, 0.95, 0.82, 0.8, 0.68, 0.4, 0.25];
const [AT_END, AS_CALLED, IN_NAME, BRAND] = [
  PLACES.indexOf('nameEnd'),
  PLACES.indexOf('called'),
  PLACES.indexOf('name'),
  PLACES.indexOf('brand'),
];
/** From this place on, a word tells what a product is related to, not what it is. */
const FIRST_RELATED = PLACES.indexOf('label');
const BITS = 3;
const PLACE = (1 << BITS) - 1;

/** A word of the catalogue. */
export type Term = {
  number: number;
  word: string;
  sound: string;
  /** In how many titles and brands it is. */
  named: number;
  /** True if it is the whole name of a brand. */
  isBrand: boolean;
  /** True once it was in a title or brand. */
  isNaming: boolean;
  lastDoc: number;
};
/** A word that is spelled nearly like another, and how many slips lie between them. */
export type Slip = { term: Term; distance: number };

/** The words of all products. Products are numbers here. */
export type Terms = {
  /** Enters a product's words, place by place in the order of `PLACES`. */
  add(doc: number, place: Place, words: readonly string[]): void;
  /** Enters a product's brand: its words, and where there are several, also all of them as one. */
  addBrand(doc: number, words: readonly string[]): void;
  /** The products that have a word: each a product's number and the word's best place in it, in the order of their numbers. */
  postings(term: Term): Int32Array;
  lengthOf(term: Term): number;
  /** The brands with this sound. */
  brandsSounding(sound: string): readonly Term[];
  exactly(word: string): Term | undefined;
  /** The words of titles and brands with this beginning. */
  startingWith(beginning: string): Term[];
  /** The words of titles and brands with the same consonants. */
  withBones(bones: string): readonly Term[];
  /** Words of Indian scripts with exactly this sound. */
  soundingNative(sound: string): readonly Term[];
  /** All words of titles and brands. */
  naming(): readonly Term[];
  /** The words of titles and brands that are so many slips away at most. */
  slipsOf(word: string): Slip[];
  /** True if a brand is exactly one slip away. */
  isSlipOfBrand(word: string): boolean;
  /** Writes the postings anew; `changed` answers with a product's new number, and -1 for one that is gone. */
  rewrite(changed: (doc: number) => number): void;
  memory(): TermsMemory;
};
/** All words, with the order in which they began to name goods and brands. */
export type TermsMemory = {
  words: string;
  named: Int32Array;
  naming: Int32Array;
  brands: Int32Array;
  /** The sounds of the brands, spoken word by word. */
  brandSounds: string;
  lists: ListsMemory;
};

const BEGINNING = 2;
const LONGEST_BRAND = 3;
const SOUNDS_JUST_SO = 0.3;

/** Opens a list of words, empty or from its memory. */
export function openTerms(kept?: TermsMemory): Terms {
  const all: Term[] = [];
  const byWord = new Map<string, Term>();
  const byBeginning = new Map<string, Term[]>();
  const byBones = new Map<string, Term[]>();
  const bySound = new Map<string, Term[]>();
  const brandsByBones = new Map<string, Term[]>();
  const naming: Term[] = [];
  const brands: Term[] = [];
  const brandSounds: string[] = [];
  const spelledNaming = openSpellings();
  const spelledBrands = openSpellings();
  const postings = openPostings(kept?.lists);

  const newTerm = (word: string): Term => {
    const term = {
      number: all.length,
      word,
      sound: '',
      named: 0,
      isBrand: false,
      isNaming: false,
      lastDoc: -1,
    };
    all.push(term);
    byWord.set(word, term);
    return term;
  };
  /** Words that name goods are also found by their beginning and their sound. */
  const nowNames = (term: Term): void => {
    naming.push(term);
    term.isNaming = true;
    spelledNaming.add(term.word);
    append(byBeginning, term.word.slice(0, BEGINNING), term);
    if (/\d/.test(term.word)) return;
    term.sound = soundOf(inLatin(term.word));
    for (const bones of boneWays(term.sound)) append(byBones, bones, term);
    const soft = withSoftG(term.word);
    if (soft) append(byBones, bonesOf(soundOf(soft)), term);
    if (isIndian(term.word)) append(bySound, term.sound, term);
  };
  const nowBrand = (term: Term, sound: string): void => {
    append(brandsByBones, bonesOf(sound), term);
    brands.push(term);
    brandSounds.push(sound);
    spelledBrands.add(term.word);
    term.isBrand = true;
  };

  if (kept) {
    for (const word of linesOf(kept.words)) newTerm(word).named = kept.named[all.length - 1]!;
    for (const number of kept.naming) nowNames(all[number]!);
    for (const [at, sound] of linesOf(kept.brandSounds).entries()) nowBrand(all[kept.brands[at]!]!, sound);
  }

  const addTerm = (doc: number, at: number, term: Term): void => {
    if (term.lastDoc === doc) return;
    term.lastDoc = doc;
    postings.add(term.number, (doc << BITS) | at);
    if (at >= FIRST_RELATED) return;
    if (!term.isNaming) nowNames(term);
    term.named += 1;
  };
  const add = (doc: number, at: number, words: readonly string[]): void => {
    for (const word of words) addTerm(doc, at, byWord.get(word) ?? newTerm(word));
  };

  return {
    add: (doc, place, words) => add(doc, PLACES.indexOf(place), words),
    addBrand: (doc, words) => {
      add(doc, BRAND, words);
      const joined = words.join('');
      if (joined === '' || words.length > LONGEST_BRAND) return;
      const term = byWord.get(joined) ?? newTerm(joined);
      if (!term.isBrand) nowBrand(term, soundOfWords(words));
      addTerm(doc, BRAND, term);
    },
    postings: ({ number }) => postings.of(number),
    lengthOf: ({ number }) => postings.lengthOf(number),
    brandsSounding: (sound) =>
      (brandsByBones.get(bonesOf(sound)) ?? []).filter(
        (brand) => soundDistance(sound, brand.sound) <= SOUNDS_JUST_SO,
      ),
    exactly: (word) => byWord.get(word),
    startingWith: (beginning) =>
      (byBeginning.get(beginning.slice(0, BEGINNING)) ?? []).filter(({ word }) => word.startsWith(beginning)),
    withBones: (bones) => byBones.get(bones) ?? [],
    soundingNative: (sound) => bySound.get(sound) ?? [],
    naming: () => naming,
    slipsOf: (word) =>
      spelledNaming
        .near(word, typosAllowed(word))
        .map(({ at, distance }) => ({ term: naming[at]!, distance })),
    isSlipOfBrand: (word) => spelledBrands.near(word, 1).some(({ distance }) => distance === 1),
    rewrite: (changed) => {
      postings.rewrite((posting) => {
        const doc = changed(docOf(posting));
        return doc < 0 ? -1 : (doc << BITS) | (posting & PLACE);
      });
      for (const term of all) {
        term.named = postings.of(term.number).filter(isNaming).length;
        term.lastDoc = -1;
      }
    },
    memory: () => ({
      words: all.map(({ word }) => `${word}\n`).join(''),
      named: Int32Array.from(all, ({ named }) => named),
      naming: Int32Array.from(naming, ({ number }) => number),
      brands: Int32Array.from(brands, ({ number }) => number),
      brandSounds: brandSounds.map((sound) => `${sound}\n`).join(''),
      lists: postings.memory(),
    }),
  };
}

/** The lines of a text that ends with a line end. */
const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

/** The product of a posting. */
export const docOf = (posting: number): number => posting >> BITS;
/** The weight of a posting's place. */
export const weightOf = (posting: number): number => WEIGHTS[posting & PLACE]!;
/** The share of a posting in a product's name, in halves: two in the name, one as the brand. */
export function namingOf(posting: number): 0 | 1 | 2 {
  const place = posting & PLACE;
  if (place === BRAND) return 1;
  return place < BRAND ? 2 : 0;
}

/** True if a posting is part of the name in a title; other names of the goods are not. */
export const isInName = (posting: number): boolean => {
  const place = posting & PLACE;
  return place === AT_END || place === IN_NAME;
};

/** The goods that a word is a name of, or the end of one: in `flour, wheat` the goods are called flour. */
export const namesIn = (postings: Int32Array): Int32Array =>
  postings.filter((posting) => (posting & PLACE) <= AS_CALLED).map(docOf);

/**
 * The common place of two words of a name: `called` if one ends the product's name and the other is in its title, else the
 * lighter place.
 */
export function placeOfBoth(one: number, other: number): number {
  const [first, second] = one < other ? [one, other] : [other, one];
  const isCalledSo = (first & PLACE) === AT_END && (second & PLACE) < FIRST_RELATED;
  return isCalledSo ? (first & ~PLACE) | AS_CALLED : second;
}

/** The sound of several words spoken one after the other. */
export const soundOfWords = (words: readonly string[]): string =>
  words.map((word) => soundOf(inLatin(word))).join('');

const isNaming = (posting: number): boolean => (posting & PLACE) < FIRST_RELATED;

/** English `ginger` is said with two soft sounds: the word as it would be spelled by them. */
const withSoftG = (word: string): string | undefined =>
  /g[eiy]/.test(word) ? word.replaceAll(/g(?=[eiy])/g, 'j') : undefined;

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
