import type { Entry } from '#search/server/index/entry.ts';
import { tokenize } from '#search/server/index/terms/tokenizer.ts';
import type { Thing } from '#search/server/index/words/thing.ts';

/** Nearness of goods: of the kind that was meant; with a word of its name; of its group; only on its shelf. */
const NEAR = { kind: 4, words: 3, group: 2, shelf: 1 };
/** Goods that are only on the same shelf are few. */
const OF_SHELF_AT_MOST = 4;

/**
 * The goods near in meaning to things that the shop does not have, the nearest first. Goods that merely stand on the same
 * shelf follow only if there are no nearer ones.
 */
export function nearIn(goods: readonly Entry[], meant: readonly Thing[]): Entry[] {
  const things = [...new Set(meant)];
  const wanted = things.map((thing) => ({ thing, words: new Set(thing.english.flat()) }));
  const nearness = (entry: Entry): number =>
    wanted.reduce((best, one) => Math.max(best, nearnessTo(one.thing, one.words, entry)), 0);
  const near = goods.flatMap((entry) => {
    const how = nearness(entry);
    return how > 0 ? [{ entry, how }] : [];
  });
  const nearer = near.filter(({ how }) => how > NEAR.shelf);
  const shown = nearer.length > 0 ? nearer : near.slice(0, OF_SHELF_AT_MOST);
  return shown.toSorted((a, b) => b.how - a.how).map(({ entry }) => entry);
}

function nearnessTo(
  thing: Thing,
  words: ReadonlySet<string>,
  { thing: own, title, category }: Entry,
): number {
  if (own === thing) return NEAR.kind;
  const named = tokenize(title);
  if (thing.english.some((name) => name.every((word) => named.includes(word)))) return NEAR.kind;
  const isOfGroup = own !== undefined && own.group !== '' && own.group === thing.group;
  if (category !== thing.shelf && !isOfGroup) return 0;
  const common = new Set(own?.english.flat().filter((word) => words.has(word))).size;
  if (common > 0) return NEAR.words + Math.min(0.9, common / 10);
  return isOfGroup ? NEAR.group : NEAR.shelf;
}
