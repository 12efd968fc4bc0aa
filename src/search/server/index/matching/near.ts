import type { Goods } from '#search/server/index/goods/goods.ts';
import { docOf, type Term, type Terms } from '#search/server/index/terms/terms.ts';
import { tokenize } from '#search/server/index/terms/tokenizer.ts';
import type { Thing } from '#search/server/index/words/thing.ts';
import { firstOf } from './first-of.ts';

/** Nearness of goods: of the kind that was meant; with a word of its name; of its group; only on its shelf. */
const NEAR = { kind: 4, words: 3, group: 2, shelf: 1 };
/** Goods that are only on the same shelf are few. */
const OF_SHELF_AT_MOST = 4;
/** More than are ever shown, also where only one pack of each is. */
const NEARER_AT_MOST = 200;

/** The goods to look among: those on shelves that are shown, if only some are. */
type Among = { goods: Goods; terms: Terms; shown: Uint8Array | undefined };

/**
 * The goods near in meaning to things that the shop does not have, the nearest first. Goods that merely stand on the same
 * shelf follow only if there are no nearer ones.
 */
export function nearIn({ goods, terms, shown }: Among, meant: readonly Thing[]): number[] {
  const things = [...new Set(meant)];
  const { isLive, category, thing, isInStock, popularity } = goods.columns();
  const how = new Float64Array(goods.count());
  for (const one of things) {
    const ofThing = [undefined, ...goods.things()].map((own) => nearnessOf(own, one));
    const isOnItsShelf = goods.shelves([one.shelf])!;
    for (let doc = 0; doc < how.length; doc += 1) {
      const near = ofThing[thing[doc]!]![isOnItsShelf[category[doc]!] === 1 ? 1 : 0];
      if (near > how[doc]!) how[doc] = near;
    }
    for (const doc of calledSo(one, goods, terms)) how[doc] = NEAR.kind;
  }
  const near: number[] = [];
  for (let doc = 0; doc < how.length; doc += 1)
    if (how[doc]! > 0 && isLive[doc] === 1 && (!shown || shown[category[doc]!] === 1)) near.push(doc);
  const nearer = near.filter((doc) => how[doc]! > NEAR.shelf);
  const isBefore = (a: number, b: number): boolean => {
    if (how[a] !== how[b]) return how[a]! > how[b]!;
    if (isInStock[a] !== isInStock[b]) return isInStock[a]! > isInStock[b]!;
    return popularity[a] === popularity[b] ? a < b : popularity[a]! > popularity[b]!;
  };
  return nearer.length > 0
    ? firstOf(nearer, isBefore, NEARER_AT_MOST)
    : firstOf(near, isBefore, OF_SHELF_AT_MOST);
}

/** Nearness of goods of a thing to the thing that was meant: on another shelf, and on its own. */
function nearnessOf(own: Thing | undefined, meant: Thing): [number, number] {
  if (own === meant) return [NEAR.kind, NEAR.kind];
  const isOfGroup = own !== undefined && own.group !== '' && own.group === meant.group;
  const words = new Set(meant.english.flat());
  const common = new Set(own?.english.flat().filter((word) => words.has(word))).size;
  const near = common > 0 ? NEAR.words + Math.min(0.9, common / 10) : isOfGroup ? NEAR.group : NEAR.shelf;
  return [isOfGroup ? near : 0, near];
}

/** The goods whose titles have all words of one of a thing's English names. */
const calledSo = ({ english }: Thing, goods: Goods, terms: Terms): number[] =>
  english.flatMap((name) => {
    const found = name.map((word) => terms.exactly(word));
    if (found.length === 0 || found.some((term) => !term)) return [];
    const [rarest] = (found as Term[]).toSorted((a, b) => terms.lengthOf(a) - terms.lengthOf(b));
    return Array.from(terms.postings(rarest!), docOf).filter((doc) => {
      const words = tokenize(goods.titles.textOf(doc).split('\n', 1)[0]!);
      return name.every((word) => words.includes(word));
    });
  });
