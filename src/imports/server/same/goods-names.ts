import { starterCatalogue } from '#catalogue/server/public.ts';
import { withoutPacks } from '#imports/server/values/texts.ts';
import { foldText } from '#platform/db/search-text.ts';

/** The names of goods: what each says exactly, and what its first words say. */
export type GoodsNames = { exact: ReadonlySet<string>; begins: ReadonlySet<string> };

const FEWEST_WORDS = 2;
const DIGIT = /\p{Nd}/u;

/** The names of goods for comparing: their own, and for each staple of the starter catalogue one that all its names share. */
export function namesOf(called: readonly string[]): GoodsNames {
  const [exact, begins] = [new Set<string>(), new Set<string>()];
  for (const name of called) {
    const words = wordsOf(name);
    if (words.length === 0) continue;
    for (const key of keysOf(words)) exact.add(key);
    for (let count = words.length - 1; count >= FEWEST_WORDS; count -= 1)
      for (const key of keysOf(words.slice(0, count))) begins.add(key);
  }
  return { exact, begins };
}

/**
 * The key that two names share; undefined where they may be different goods. One of them may say more after it, as
 * `Arhar dal fatka` does, but not both: these would be two brands.
 */
export function isSameName(one: GoodsNames, other: GoodsNames): boolean {
  return (
    !one.exact.isDisjointFrom(other.exact) ||
    !one.begins.isDisjointFrom(other.exact) ||
    !one.exact.isDisjointFrom(other.begins)
  );
}

/** Every key under which goods of these names are looked for. */
export const allKeys = ({ exact, begins }: GoodsNames): ReadonlySet<string> => exact.union(begins);

function keysOf(words: readonly string[]): string[] {
  const name = words.join(' ');
  return [name, ...(staplesByName().get(name) ?? []).map((staple) => `= ${staple}`)];
}

let kept: ReadonlyMap<string, readonly string[]> | undefined;

/** The staples of the starter catalogue by all their names. Branded goods are not called like what they are. */
function staplesByName(): ReadonlyMap<string, readonly string[]> {
  kept ??= readStaples();
  return kept;
}

function readStaples(): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const { name, brand, title_hi, title_bn, alsoCalled } of starterCatalogue().staples.values()) {
    const others = brand === '' ? alsoCalled.flatMap((other) => [other, ...withKind(other, name)]) : [];
    const names = [name, title_hi, title_bn, ...others];
    for (const key of new Set(names.map((called) => wordsOf(called).join(' '))))
      if (key !== '') byName.set(key, [...(byName.get(key) ?? []), name]);
  }
  return byName;
}

/** `arhar` of `Toor dal` is also called `arhar dal`. */
function withKind(other: string, name: string): string[] {
  const kind = / (\S+)$/.exec(name)?.[1];
  return kind === undefined || /\s/.test(other) ? [] : [`${other} ${kind}`];
}

/** The words of a name in the singular, without packs. */
const wordsOf = (name: string): string[] =>
  (foldText(DIGIT.test(name) ? withoutPacks(name) : name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?<=o)es$|s$/, '') : word,
  );
