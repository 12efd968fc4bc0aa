import type { Goods } from '#search/server/index/goods/goods.ts';
import { namesIn, type Term, type Terms } from '#search/server/index/terms/terms.ts';
import { tokenize } from '#search/server/index/terms/tokenizer.ts';
import { isIndian, scriptOf, waysInLatin } from '#search/server/index/words/latin.ts';
import { bonesOf, soundDistance, soundOf } from '#search/server/index/words/sound.ts';
import type { Thing } from '#search/server/index/words/thing.ts';
import type { Vocabulary } from '#search/server/index/words/vocabulary.ts';

/** The words of the catalogue, the goods, and the shelves whose goods may be named, if only some may. */
type Among = { terms: Terms; vocabulary: Vocabulary; goods: Goods; shown: Uint8Array | undefined };

const NAMES_AT_MOST = 4;
/**
 * The greatest distance for each letter of the longer sound. If the search is for a known thing, goods of its shelf may be farther
 * away, and those of its group a little more. Another word is most likely a slip, whose first sound is right.
 */
const FARTHEST = { slip: 0.4, onItsShelf: 0.5 };
const OF_ITS_GROUP = 0.15;
const SHORTEST = 3;

/**
 * Names of goods that sound nearly like a word of a search that finds nothing, in its script, the nearest first: `atta` and
 * `suji` for `sattu`. Each stands for another thing.
 */
export function namesNear(raws: readonly string[], meant: readonly Thing[], among: Among): string[] {
  const { vocabulary, goods, terms, shown } = among;
  const isKnown = meant.length > 0;
  const { category, isLive } = goods.columns();
  const ofMeant = isKnown ? goods.shelves(meant.map(({ shelf }) => shelf)) : undefined;
  const isNear = (doc: number): boolean =>
    isLive[doc] === 1 &&
    (!shown || shown[category[doc]!] === 1) &&
    (!ofMeant || ofMeant[category[doc]!] === 1);
  const isOfGroup = ({ group }: Thing): boolean => group !== '' && meant.some((one) => one.group === group);
  const near = raws
    .flatMap((raw) => termsNear(raw, isKnown, terms))
    .flatMap(({ term, distance }) =>
      [...thingsNamed(namesIn(terms.postings(term)), goods, isNear)].map(([thing, title]) => ({
        thing,
        title,
        word: term.word,
        distance: distance - (isOfGroup(thing) ? OF_ITS_GROUP : 0),
      })),
    );
  const names = new Map<Thing, string>();
  for (const { thing, title, word, distance } of near.toSorted((a, b) => a.distance - b.distance)) {
    if (names.size === NAMES_AT_MOST || distance > FARTHEST.onItsShelf) break;
    if (names.has(thing)) continue;
    // Not every name is known in every script, but by its sound it is.
    const known = isIndian(word) ? vocabulary.soundingLike(word) : vocabulary.called(word);
    const name = known.some((meant) => meant.thing === thing) && writtenIn(title, word);
    if (name && ![...names.values()].includes(name)) names.set(thing, name);
  }
  return [...names.values()];
}

/** The things that goods with a word in their name are, each with the title of such goods. */
function thingsNamed(docs: Int32Array, goods: Goods, isNear: (doc: number) => boolean): Map<Thing, string> {
  const titles = new Map<Thing, string>();
  for (const doc of docs) {
    const thing = goods.thingOf(doc);
    if (thing && !titles.has(thing) && isNear(doc)) titles.set(thing, goods.titles.textOf(doc));
  }
  return titles;
}

function termsNear(raw: string, isKnown: boolean, terms: Terms): { term: Term; distance: number }[] {
  const sounds = [...new Set(waysInLatin(raw).map(soundOf))].filter(({ length }) => length >= SHORTEST);
  const script = scriptOf(raw);
  return terms.naming().flatMap((term) => {
    if (term.sound.length < SHORTEST || scriptOf(term.word) !== script) return [];
    const distances = sounds
      .filter((sound) => isKnown || bonesOf(sound)[0] === bonesOf(term.sound)[0])
      .map((sound) => soundDistance(sound, term.sound) / Math.max(sound.length, term.sound.length));
    const distance = Math.min(...distances);
    return distance <= (isKnown ? FARTHEST.onItsShelf + OF_ITS_GROUP : FARTHEST.slip)
      ? [{ term, distance }]
      : [];
  });
}

/** A name as people type it: from the title in small letters, because words are kept in a form that need not be a word. */
const writtenIn = (title: string, word: string): string | undefined =>
  isIndian(word)
    ? word
    : title
        .split('\n')
        .at(-1)
        ?.split(/[^\p{L}\p{M}\p{N}'’]+/u)
        .find((written) => tokenize(written)[0] === word);
