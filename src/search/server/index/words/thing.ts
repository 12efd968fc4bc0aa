/** A thing that people buy, with its names in every language and script, before it is prepared for look-ups. */
export type Named = {
  /** The English name of such goods. */
  english: readonly string[];
  /** Names that are also read in titles: Hindi in Latin letters, and every name in its own script. */
  titles: readonly string[];
  /** All other names, by language. */
  names: readonly { language: string; name: string }[];
  /** Its shelf and group in the starter catalogue, if it is in it. */
  shelf?: string;
  group?: string;
  /** Brands that people know for such goods. */
  brands?: readonly string[];
  /** Its popularity in all shops, from 0 to 1. */
  everyday?: number;
  /** Taught by the owner, so it takes precedence over the common vocabulary. */
  isTaught?: boolean;
};

/** A thing, prepared for look-ups. */
export type Thing = {
  /** Its main English name. */
  name: string;
  /** Its English names, in tokens: the words that goods of this kind have in their titles. */
  english: readonly (readonly string[])[];
  /** Other names that titles have. */
  titles: readonly (readonly string[])[];
  shelf: string;
  group: string;
  everyday: number;
  isTaught: boolean;
};

/** A thing that a name stands for, with a weight: 1 if it is the thing's name, less if it may mean something else. */
export type Meant = { thing: Thing; weight: number };

/** A well-known brand: its words, and the goods that it is known for. */
export type KnownBrand = { words: readonly string[]; thing: Thing };

/** In Latin letters, a name of one region may be the beginning of another word. */
export const REGIONAL = 0.8;
/** From here on a thing is bought so often that a name which others share means it. */
const EVERYDAY = 0.6;
const LESS_OFTEN = 0.8;

/**
 * Of several things with one name, prefers the one that people buy every day: `bhat` is rice before soya beans, which only
 * some call so.
 */
export function preferEveryday(meant: Meant[]): void {
  const most = Math.max(...meant.map(({ thing }) => thing.everyday));
  const best = Math.max(...meant.map(({ weight }) => weight));
  const preferred = meant.filter(({ thing, weight }) => thing.everyday === most && weight >= REGIONAL);
  if (most < EVERYDAY || preferred.length === 0 || meant.some(({ thing }) => thing.isTaught)) return;
  const others = meant.filter((one) => !preferred.includes(one));
  const less = others.map(({ thing, weight }) => ({ thing, weight: Math.min(weight, best * LESS_OFTEN) }));
  meant.splice(0, meant.length, ...preferred.map(({ thing }) => ({ thing, weight: best })), ...less);
}

/** Words that mean the same goods: what they are called in English, and every spelling that shoppers type. */
export type SynonymGroup = { id: string; canonical: string; spellings: readonly string[] };

/** Turns the owner's spelling groups into things that search knows. */
export const taughtThings = (groups: readonly SynonymGroup[]): Named[] =>
  groups.map(({ canonical, spellings }) => ({
    english: [canonical],
    titles: spellings,
    names: [],
    isTaught: true,
  }));
