import { inLatin, isIndian } from '#search/server/index/words/latin.ts';
import { bonesOf, boneWays, soundDistance, soundOf } from '#search/server/index/words/sound.ts';
import { lettersOf } from './typo-tolerance.ts';

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

/** A word of the catalogue and its postings: each is a product's number and the word's best place in it. */
export type Term = {
  word: string;
  sound: string;
  letters: number;
  postings: number[];
  /** In how many titles and brands it is. */
  named: number;
  /** True if it is the whole name of a brand. */
  isBrand: boolean;
  lastDoc: number;
};

/** The words of all products. Products are numbers here; `isGone` tells which were removed. */
export type Terms = {
  /** Enters a product's words, place by place in the order of `PLACES`. */
  add(doc: number, place: Place, words: readonly string[]): void;
  /** Enters a product's brand: its words, and where there are several, also all of them as one. */
  addBrand(doc: number, words: readonly string[]): void;
  /** All brands, those of several words as one. */
  brands(): readonly Term[];
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
  /** Forgets the postings of products that are gone, a few words at a time. */
  sweep(isGone: (doc: number) => boolean, yourTurn: () => Promise<void>): Promise<void>;
};

const BEGINNING = 2;
const LONGEST_BRAND = 3;
const SOUNDS_JUST_SO = 0.3;

/** Opens an empty list of words. */
export function openTerms(): Terms {
  const byWord = new Map<string, Term>();
  const byBeginning = new Map<string, Term[]>();
  const byBones = new Map<string, Term[]>();
  const bySound = new Map<string, Term[]>();
  const brandsByBones = new Map<string, Term[]>();
  const naming: Term[] = [];
  const brands: Term[] = [];

  const newTerm = (word: string): Term => {
    const term = {
      word,
      sound: '',
      letters: lettersOf(word),
      postings: [],
      named: 0,
      isBrand: false,
      lastDoc: -1,
    };
    byWord.set(word, term);
    return term;
  };
  /** Words that name goods are also found by their beginning and their sound. */
  const nowNames = (term: Term): void => {
    naming.push(term);
    append(byBeginning, term.word.slice(0, BEGINNING), term);
    if (/\d/.test(term.word)) return;
    term.sound = soundOf(inLatin(term.word));
    for (const bones of boneWays(term.sound)) append(byBones, bones, term);
    const soft = withSoftG(term.word);
    if (soft) append(byBones, bonesOf(soundOf(soft)), term);
    if (isIndian(term.word)) append(bySound, term.sound, term);
  };

  const addTerm = (doc: number, at: number, term: Term): void => {
    if (term.lastDoc === doc) return;
    term.lastDoc = doc;
    term.postings.push((doc << BITS) | at);
    if (at >= FIRST_RELATED) return;
    if (term.named === 0) nowNames(term);
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
      if (!term.isBrand) {
        append(brandsByBones, bonesOf(soundOfWords(words)), term);
        brands.push(term);
      }
      term.isBrand = true;
      addTerm(doc, BRAND, term);
    },
    brands: () => brands,
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
    sweep: async (isGone, yourTurn) => {
      for (const term of byWord.values()) {
        term.postings = term.postings.filter((posting) => !isGone(docOf(posting)));
        term.named = term.postings.filter(isNaming).length;
        await yourTurn();
      }
    },
  };
}

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
export const namesIn = ({ postings }: Term): number[] =>
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
