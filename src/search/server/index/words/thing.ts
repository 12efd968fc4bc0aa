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
  /** How often people everywhere buy it, from 0 to 1. */
  everyday?: number;
  /** Taught by the owner, so it takes precedence over the common vocabulary. */
  isTaught?: boolean;
};

/** A thing, prepared for look-ups. */
export type Thing = {
  /** What it is called in English, first of all. */
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

/** How well a name stands for a thing: 1 where it is its name, less where it may mean something else. */
export type Meant = { thing: Thing; weight: number };

/** A well-known brand: its words, and the goods that it is known for. */
export type KnownBrand = { words: readonly string[]; thing: Thing };
