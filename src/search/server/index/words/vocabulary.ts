import { openSpellings } from '#search/server/index/terms/spellings.ts';
import { tokensOf } from '#search/server/index/terms/tokenizer.ts';
import { typosAllowed } from '#search/server/index/terms/typo-tolerance.ts';
import { addBeginning, type BeginningsMemory, plainLatin, thingsBeginning } from './beginnings.ts';
import { inLatin, isIndian, scriptOf, waysInLatin } from './latin.ts';
import { boneWays, soundDistance, soundOf } from './sound.ts';
import { meaningOf } from './spoken-words.ts';
import { preferEveryday, REGIONAL, type KnownBrand, type Meant, type Named, type Thing } from './thing.ts';
/** All things that search has words for. */
export type Vocabulary = {
  /** The things, always in the same order. */
  things: readonly Thing[];
  /** The things with exactly this name; spaces do not count. */
  called(joined: string): readonly Meant[];
  /** The things whose name has this beginning. */
  startingWith(joined: string): Meant[];
  /** The things whose name begins with two or three letters, in Latin letters or in a script of its language. */
  beginningWith(raw: string): readonly Meant[];
  /** The well-known brand that a word sounds like. */
  brandSounding(joined: string): KnownBrand | undefined;
  /** The things whose name has this sound, in Latin letters or in the script of `raw`. */
  soundingLike(raw: string): Meant[];
  /** The things with a widely known name that is spelled alike: `aalu` is aloo. */
  spelledLike(joined: string): readonly Meant[];
  /** The things whose name is one typing slip away. */
  near(joined: string): Meant[];
  /** True if a word is part of an English name. */
  isEnglish(word: string): boolean;
  /** True if a word is a name or part of one. */
  isWord(word: string): boolean;
};

type Name = { sound: string; languages: string; meant: Meant };
const LANGUAGES_OF_SCRIPTS = ['hi mr ur', 'bn as', 'pa', 'gu', 'or', 'ta', 'te', 'kn', 'ml'];
const GUESSES_AT_MOST = 4;
const SHORTEST_PREFIX = 3;
const PREFIX_LETTERS = 2;
/** A name in a language that does not use this script counts as less similar. */
const OTHER_LANGUAGE = 0.3;
const TAUGHT_BEFORE = 1.05;
const OFTEN_ENGLISH = 0.55;
const WIDELY_KNOWN = new Set(['hi en', 'hi', '']);
/** Factor for names of several words, which the beginning of a word seldom means. */
const IN_WORDS = 0.7;

/** Things, prepared for look-ups by name, by beginning and by sound. It can be kept as it is. */
export type Prepared = {
  known: Thing[];
  byName: Map<string, Meant[]>;
  byBeginning: Map<string, { name: string; meant: Meant }[]>;
  byBones: Map<string, Name[]>;
  beginnings: BeginningsMemory<Thing>;
  bySpelling: Map<string, Meant[]>;
  byBrand: Map<string, KnownBrand>;
  englishWords: Set<string>;
  allWords: Set<string>;
};

/** Opens a vocabulary of some things. */
export function openVocabulary(things: readonly Named[]): Vocabulary {
  const steps = stepsToPrepare(things);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return vocabularyOf(value);
  }
}

/** Prepares a few things at a time, so that other requests do not wait. */
export async function prepareInTurns(
  things: readonly Named[],
  yourTurn: () => Promise<void>,
): Promise<Prepared> {
  const steps = stepsToPrepare(things);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await yourTurn();
  }
}

function* stepsToPrepare(things: readonly Named[]): Generator<undefined, Prepared, undefined> {
  const byName = new Map<string, Meant[]>();
  const byBeginning = new Map<string, { name: string; meant: Meant }[]>();
  const byBones = new Map<string, Name[]>();
  const beginnings: BeginningsMemory<Thing> = new Map();
  const bySpelling = new Map<string, Meant[]>();
  const byBrand = new Map<string, KnownBrand>();
  const ready: ReturnType<typeof asReady>[] = [];
  const known: Thing[] = [];
  for (const thing of things) {
    ready.push(asReady(thing));
    yield;
  }
  const englishWords = new Set(ready.flatMap(({ english }) => english.flatMap(({ words }) => words)));
  const allWords = new Set(
    ready.flatMap(({ english, titles, names }) =>
      [...english, ...titles, ...names].flatMap(({ words }) => words),
    ),
  );
  const plainEnglish = new Set(ready.flatMap(({ english }) => english.map(plainly)));

  for (const { name: called, english, titles, names, brands, isTaught, ...rest } of ready) {
    yield;
    const first = english[0]?.joined;
    const thing: Thing = {
      name: called,
      english: english.map(({ words }) => words),
      titles: titles.filter(isReadInTitles).map(({ words }) => words),
      ...rest,
      isTaught,
    };
    known.push(thing);
    for (const words of brands) byBrand.set(words.map(soundOf).join(''), { words, thing });
    const own = new Set(english.map(({ joined }) => joined));
    const ownPlain = new Set(english.map(plainly));
    const isOfOthers = (name: Ready): boolean =>
      !isTaught &&
      !own.has(name.joined) &&
      (englishWords.has(name.joined) || (!ownPlain.has(plainly(name)) && plainEnglish.has(plainly(name))));
    const seen = new Set<string>();
    for (const name of [...english, ...titles, ...names]) {
      const { joined, raw, languages } = name;
      const heard = { thing, weight: isOfOthers(name) ? OFTEN_ENGLISH : 1 };
      for (const sound of waysInLatin(raw).map(soundOf))
        for (const bones of sound ? boneWays(sound) : [])
          append(byBones, bones, { sound, languages, meant: heard });
      if (seen.has(joined)) continue;
      seen.add(joined);
      const isRegional = !isIndian(joined) && !WIDELY_KNOWN.has(languages);
      const weight = heard.weight * (isRegional ? REGIONAL : 1) * (isTaught ? TAUGHT_BEFORE : 1);
      const meant = { thing, weight };
      append(byName, joined, meant);
      if (WIDELY_KNOWN.has(languages)) append(bySpelling, plainly(name), meant);
      const isOneWord = name.words.length === 1 || joined === first;
      const begun = {
        languages,
        meant: { thing, weight: isOneWord ? 1 : IN_WORDS },
        isUsual: joined === first,
      };
      addBeginning(beginnings, joined, begun);
      append(byBeginning, joined.slice(0, PREFIX_LETTERS), { name: joined, meant });
    }
  }

  for (const meant of byName.values()) if (meant.length > 1) preferEveryday(meant);
  return {
    known,
    byName,
    byBeginning,
    byBones,
    beginnings,
    bySpelling,
    byBrand,
    englishWords,
    allWords,
  };
}

/** The vocabulary of what was prepared. */
export function vocabularyOf(prepared: Prepared): Vocabulary {
  const { known, byName, byBeginning, byBones, beginnings, bySpelling, byBrand, englishWords, allWords } =
    prepared;
  const latin = [...byName.keys()].filter((name) => !isIndian(name));
  const spellings = openSpellings();
  for (const name of latin) spellings.add(name);

  return {
    things: known,
    called: (joined) => byName.get(joined) ?? [],
    startingWith: (joined) => {
      if (joined.length < SHORTEST_PREFIX) return [];
      const begun = byBeginning.get(joined.slice(0, PREFIX_LETTERS)) ?? [];
      return best(
        begun
          .filter(({ name }) => name.startsWith(joined))
          .map(({ name, meant }) => ({
            ...meant,
            weight: meant.weight * (0.5 + (0.5 * joined.length) / name.length),
          })),
      );
    },
    beginningWith: (raw) => thingsBeginning(beginnings, raw, languagesOf(raw)),
    brandSounding: (joined) => byBrand.get(soundOf(inLatin(joined))),
    soundingLike: (raw) => {
      const spoken = languagesOf(raw);
      const near = waysInLatin(raw)
        .map(soundOf)
        .flatMap((sound) => {
          const alike = boneWays(sound).flatMap((bones) => byBones.get(bones) ?? []);
          return alike.flatMap(({ sound: other, languages, meant }) => {
            const limit = farthest(sound, other);
            const isOther = languages !== '' && !spoken.some((language) => languages.includes(language));
            const distance = soundDistance(sound, other) + (isOther ? OTHER_LANGUAGE : 0);
            const weight = meant.weight * (isOther ? REGIONAL : 1) * (1 - (0.8 * distance) / (limit + 0.01));
            return distance <= limit ? [{ thing: meant.thing, weight }] : [];
          });
        });
      const nearest = best(near);
      if (nearest.length > 1) preferEveryday(nearest);
      const leading = nearest[0]?.weight ?? 0;
      return nearest.filter(({ weight }) => weight >= leading - 0.15);
    },
    spelledLike: (joined) => bySpelling.get(plainLatin(joined)) ?? [],
    near: (joined) => {
      const near = spellings
        .near(joined, typosAllowed(joined))
        .flatMap(({ at }) => byName.get(latin[at]!) ?? []);
      return best(near.filter(({ weight }) => weight >= 1));
    },
    isEnglish: (word) => englishWords.has(word),
    isWord: (word) => allWords.has(word),
  };
}

/** Two vocabularies as one; the first takes precedence. */
export const together = (first: Vocabulary, second: Vocabulary): Vocabulary => ({
  things: [...first.things, ...second.things],
  called: (joined) => [...first.called(joined), ...second.called(joined)],
  startingWith: (joined) => [...first.startingWith(joined), ...second.startingWith(joined)],
  beginningWith: (raw) => [...first.beginningWith(raw), ...second.beginningWith(raw)],
  brandSounding: (joined) => second.brandSounding(joined),
  soundingLike: (raw) => [...first.soundingLike(raw), ...second.soundingLike(raw)],
  spelledLike: (joined) => [...first.spelledLike(joined), ...second.spelledLike(joined)],
  near: (joined) => [...first.near(joined), ...second.near(joined)],
  isEnglish: (word) => second.isEnglish(word),
  isWord: (word) => first.isWord(word) || second.isWord(word),
});

/** The greatest distance of a sound from the typed one; longer words may differ more. */
export const farthest = (sound: string, other: string): number =>
  Math.min(1.5, Math.max(0.3, 0.14 * Math.max(sound.length, other.length)));

/** The languages that use a script. */
const languagesOf = (text: string): string[] =>
  (isIndian(text) ? (LANGUAGES_OF_SCRIPTS[scriptOf(text)] ?? '') : 'hi en').split(' ');

/** The plainest Latin spelling of a name. */
const plainly = ({ raw }: Ready): string => plainLatin(raw);

type Ready = { words: string[]; joined: string; raw: string; languages: string };

/** The words of a name without fillers. */
function readyName(name: string, languages = languagesOf(name).join(' ')): Ready[] {
  const tokens = meaningOf(tokensOf(name));
  if (tokens.length === 0) return [];
  const words = tokens.map(({ word }) => word);
  return [{ words, joined: words.join(''), raw: tokens.map(({ raw }) => raw).join(''), languages }];
}

const asReady = ({
  english,
  titles,
  names,
  brands = [],
  shelf = '',
  group = '',
  everyday = 0,
  isTaught = false,
}: Named) => ({
  name: english[0] ?? '',
  english: english.flatMap((name) => readyName(name)),
  titles: titles.flatMap((name) => readyName(name)),
  names: names.flatMap(({ language, name }) => readyName(name, language)),
  brands: brands.map((brand) => tokensOf(brand).map(({ word }) => word)),
  shelf,
  group,
  everyday,
  isTaught,
});

/** Three Latin letters are too few to recognise a name in a title. */
const isReadInTitles = ({ joined }: Ready): boolean => joined.length > SHORTEST_PREFIX || isIndian(joined);

/** The best for each thing, the best first. */
function best(meant: readonly Meant[]): Meant[] {
  const byThing = new Map<Thing, number>();
  for (const { thing, weight } of meant) byThing.set(thing, Math.max(weight, byThing.get(thing) ?? 0));
  return [...byThing]
    .map(([thing, weight]) => ({ thing, weight }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, GUESSES_AT_MOST);
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
