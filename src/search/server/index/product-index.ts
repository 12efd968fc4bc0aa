import { gtinOf, type OnShelves, sameBarcodes } from '#catalogue/catalogue.ts';
import { foldText } from '#platform/db/search-text.ts';
import type { Understood } from '#search/search.ts';
import { type Answer, answerOf } from './answer.ts';
import { type Figures, type Texts, wordsKey } from './entry.ts';
import { type Goods, type GoodsMemory, openGoods } from './goods/goods.ts';
import { beginQuery } from './goods/scratch.ts';
import { type Contained, openTitleParts, type PartsMemory } from './goods/title-parts.ts';
import { type Asked, type Part, quotedIn, readQuery, understoodIn, waysToSay } from './matching/asked.ts';
import { beginningIn, begunShortly } from './matching/begun-shortly.ts';
import { alsoInBrackets, calledIn, thingCalled } from './matching/called.ts';
import { placesOf } from './matching/first-of.ts';
import { isMissing, type Matches, matchesOf, type Tolerance } from './matching/matching.ts';
import { namesNear } from './matching/near-names.ts';
import { nearIn } from './matching/near.ts';
import { inThisOrder, type Scored, type Weighed, weigh } from './matching/rank.ts';
import { PLACES, placeIn, scannedTitle, typedForms } from './matching/title-match.ts';
import { openTerms, type TermsMemory } from './terms/terms.ts';
import { compoundsIn, tokenize, tokensOfDescription } from './terms/tokenizer.ts';
import { knownVocabulary } from './words/known-vocabulary.ts';
import { amountOfPack } from './words/spoken-words.ts';
import { type SynonymGroup, taughtThings, type Thing } from './words/thing.ts';
import { openVocabulary, together, type Vocabulary } from './words/vocabulary.ts';

/** The products of the shop in memory: what their titles consist of, and an inverted index of all their words. */
export type ProductIndex = {
  put(figures: Figures, texts: Texts): void;
  /** Updates the figures of a product whose words did not change; false when it is not in the index yet. */
  update(figures: Figures): boolean;
  remove(id: string): void;
  ids(): string[];
  /** The products by number. */
  goods(): Goods;
  /** Removes the words of products that were removed or replaced. */
  tidy(): void;
  memory(): IndexMemory;
  /** Replaces all products. */
  restore(memory: IndexMemory): void;
  /** The words it understands: those that every shop knows, and those that the owner taught. */
  vocabulary(): Vocabulary;
  /** For each part of a query, the names that goods may have which are meant by it. */
  waysToSay(query: string): string[][][];
  /** Replaces what every shop knows. */
  setKnown(vocabulary: Vocabulary): void;
  /** Replaces the synonym groups that the owner taught. */
  setSynonyms(groups: readonly SynonymGroup[]): void;
  /** The products that a query finds; every product whose title contains the typed text is among them. */
  find(query: string): Answer;
  /** The products that match every word of a query, and how well; none where nothing of it names goods. */
  weighed(query: string): Weighed | undefined;
  /** The reading of a query, if it goes beyond what was typed. */
  understood(query: string): Understood | undefined;
  /** For a query that finds nothing: the goods on some shelves that are near to it in meaning, the nearest first; none for unknown words. */
  nearest(query: string, shown: OnShelves): readonly number[];
  /** For a query that finds nothing: names of goods on some shelves that sound nearly like it. */
  namesNear(query: string, shown: OnShelves): string[];
};

/** Everything that is needed to open the same index again. */
export type IndexMemory = { goods: GoodsMemory; terms: TermsMemory; titleParts: PartsMemory };

/** With so many answers, no guesses are added. */
const ENOUGH = 5;
/** With fewer answers, goods that match only some of the words follow. */
const FEW = 3;
const NOTHING_ASKED: Asked = { parts: [], amount: undefined, isVague: false, isUnfinished: false };
const SPACED_DIGITS = /^[\d\s]+$/;
const ONE_LETTER = /^\p{L}$/u;
/** A short description that is no sentence names a kind of goods, as supplier lists do: `Tea & Coffee. Green Tea`. */
const DESCRIBED_ALIKE = 80;
/** The most removed products that are kept before their words are cleaned up, and in a large shop their share of all. */
const GONE_AT_MOST = 1000;
const GONE_SHARE = 0.25;

/** Opens an empty index, which knows what every shop knows unless it is told later. */
export function openIndex(knownAtFirst = knownVocabulary()): ProductIndex {
  let goods = openGoods();
  let terms = openTerms();
  let titleParts = openTitleParts();
  let known = knownAtFirst;
  let taught: Vocabulary | undefined;
  let vocabulary = known;

  const putWords = (figures: Figures, texts: Texts): void => {
    const { title, brand, description, shelf, pack = '', called = [] } = texts;
    const { names, rest, isSet } = calledIn(title, brand);
    const is = thingCalled(title, names, known);
    const length = Math.ceil(names.flat().length / Math.max(1, names.length));
    const isKind = description.length <= DESCRIBED_ALIKE && !description.endsWith('.');
    const scanned = scannedTitle(title);
    const doc = goods.enter(figures, {
      scanned,
      isSet,
      length,
      shortest: Math.min(length, is?.length ?? length),
      thing: is?.thing,
      kind: `${figures.category}|${isKind ? description : ''}`,
      pack: amountOfPack(pack) ?? amountOfPack(title),
      codes: [texts.sku, texts.barcode].flatMap((code) => (code ? [code.toLowerCase()] : [])),
      words: wordsKey(texts),
    });
    titleParts.add(doc, scanned);
    terms.add(
      doc,
      'nameEnd',
      names.map((words) => words.at(-1)!),
    );
    if (is) terms.add(doc, 'called', alsoInBrackets(title, is.thing, known));
    terms.add(doc, 'name', [...names.flat(), ...compoundsIn(title)]);
    terms.add(doc, 'called', called.flatMap(tokenize));
    terms.addBrand(doc, tokenize(brand));
    terms.add(doc, 'title', rest);
    terms.add(doc, 'label', tokenize(shelf));
    terms.add(doc, 'description', tokensOfDescription(description));
  };

  /** The products whose title contains one of these forms. */
  const containing = (forms: readonly string[]): Contained =>
    titleParts.containing(forms, {
      count: goods.count(),
      isLive: goods.columns().isLive,
      placeIn: (doc) => placeIn(goods.titles.textOf(doc), forms),
    });
  const titlesWith = (query: string): Contained => containing(typedForms(query));

  const match = (asked: Asked, tolerance: Tolerance): Matches[] =>
    asked.parts.map((part) => matchesOf(part, { terms, vocabulary, size: goods.count() }, tolerance));

  const ranked = (asked: Asked, matches: readonly Matches[], contained: Contained): Scored =>
    weigh({ asked, matches, contained, goods });

  /** Of the products that the other words find, those with a word that begins with the last letter. */
  const begunWith = (query: string): Scored[] => {
    const words = foldText(query).trim().split(/\s+/);
    const letter = words.at(-1)!;
    if (words.length < 2 || !ONE_LETTER.test(letter)) return [];
    const { places } = containing([letter]);
    const isBegun = (doc: number): boolean => places[doc]! > 0 && places[doc]! - 1 !== PLACES.inside;
    return found(words.slice(0, -1).join(' ')).map((list) => only(list, isBegun));
  };

  /** Finds goods by SKU or barcode. A barcode may be typed with its printed spaces. */
  const withCode = (query: string): Scored => {
    const code = SPACED_DIGITS.test(query) ? query.replaceAll(/\s/g, '') : query.trim().toLowerCase();
    const codes = gtinOf(code) === undefined ? [code] : sameBarcodes(code);
    return inThisOrder(codes.map(goods.withCode).filter((doc) => doc >= 0));
  };

  /** The products that a query finds, in several lists: those of the first come first. */
  const found = (query: string): Scored[] => {
    const quoted = quotedIn(query);
    if (quoted !== undefined) return [withCode(quoted), ranked(NOTHING_ASKED, [], titlesWith(quoted))];
    const exactly = withCode(query);
    const contained = titlesWith(query);
    const asked = readQuery(query, terms, vocabulary);
    // Somebody may be about to type `tea with lemon`, so the products must have all the words.
    if (asked.isUnfinished && contained.docs.length > 0)
      return [ranked({ ...asked, parts: [] }, [], contained)];
    const beginning = beginningIn(asked, terms, vocabulary);
    if (beginning) {
      const first = begunShortly(beginning, { terms, vocabulary, goods });
      if (sizeOf(first) > 0) return [exactly, ...first, ranked({ ...asked, parts: [] }, [], contained)];
    }
    const begun = begunWith(query);
    const strict = [exactly, ...begun, ranked(asked, match(asked, 'strict'), contained)];
    const isBegun = sizeOf(begun) > 0;
    if (isBegun || asked.isVague || sizeOfUnion(strict) >= ENOUGH) return strict;
    const tolerant = match(asked, 'tolerant');
    const all = [exactly, ranked(asked, tolerant, contained)];
    const size = sizeOfUnion(all);
    if (size >= FEW || asked.parts.length < 2 || isMissing(asked.parts, tolerant)) return all;
    const needs = size > 0 ? 'rarest' : 'any';
    return [...all, ranked({ ...asked, needs }, tolerant, contained)];
  };
  const sizeOfUnion = (lists: readonly Scored[]): number => answerOf(lists, goods).docs.length;

  const weighed = (query: string): Weighed | undefined => {
    beginQuery();
    const asked = readQuery(query, terms, vocabulary);
    if (asked.isVague) return undefined;
    const contained = titlesWith(query);
    const as = (tolerance: Tolerance): Weighed =>
      weigh({ asked, matches: match(asked, tolerance), contained, goods });
    const strict = as('strict');
    return strict.docs.length > 0 ? strict : as('tolerant');
  };

  const soundingLike = (raw: string): Thing[] => vocabulary.soundingLike(raw).map(({ thing }) => thing);

  const nearest: ProductIndex['nearest'] = (query, shown) => {
    const { parts } = readQuery(query, terms, vocabulary);
    const all = meantIn(parts);
    const meant = all.length > 0 ? all : parts.flatMap((part) => soundingLike(part.raw));
    return nearIn({ goods, terms, shown: goods.shelves(shown) }, meant);
  };

  return {
    put: (figures, texts) => {
      const doc = goods.docOf(figures.id);
      const isKnown =
        doc >= 0 && goods.hasWords(doc, wordsKey(texts)) && goods.isOnShelf(doc, figures.category);
      if (isKnown) goods.renew(doc, figures, true);
      else putWords(figures, texts);
    },
    update: (figures) => {
      const doc = goods.docOf(figures.id);
      if (doc < 0 || !goods.isOnShelf(doc, figures.category)) return false;
      goods.renew(doc, figures, false);
      return true;
    },
    remove: (id) => void goods.leave(id),
    ids: () => goods.ids(),
    goods: () => goods,
    tidy: () => {
      const gone = goods.count() - goods.live();
      if (gone < GONE_AT_MOST + goods.live() * GONE_SHARE) return;
      const tidied = goods.withoutGone();
      terms.rewrite(tidied.newNumber);
      titleParts.rewrite(tidied.newNumber);
      goods = tidied.goods;
    },
    memory: () => ({ goods: goods.memory(), terms: terms.memory(), titleParts: titleParts.memory() }),
    restore: (kept) => {
      goods = openGoods(kept.goods);
      terms = openTerms(kept.terms);
      titleParts = openTitleParts(kept.titleParts);
    },
    vocabulary: () => vocabulary,
    waysToSay: (query) =>
      readQuery(query, terms, vocabulary).parts.map((part) => waysToSay(part, vocabulary)),
    setKnown: (other) => {
      known = other;
      vocabulary = taught ? together(taught, known) : known;
    },
    setSynonyms: (groups) => {
      taught = openVocabulary(taughtThings(groups));
      vocabulary = together(taught, known);
    },
    find: (query) => {
      beginQuery();
      return answerOf(found(query), goods);
    },
    weighed,
    understood: (query) => {
      beginQuery();
      const words = quotedIn(query) === undefined ? understoodIn(readQuery(query, terms, vocabulary)) : [];
      return words.length > 0 ? { words, exactly: titlesWith(query).docs.length } : undefined;
    },
    nearest,
    namesNear: (query, shown) => {
      const { parts } = readQuery(query, terms, vocabulary);
      const raws = parts.map(({ raw }) => raw);
      return namesNear(raws, meantIn(parts), { terms, vocabulary, goods, shown: goods.shelves(shown) });
    },
  };
}

const sizeOf = (lists: readonly Scored[]): number => lists.reduce((sum, { docs }) => sum + docs.length, 0);

/** Those goods of a list for which a condition is true. */
function only(list: Scored, isSuch: (doc: number) => boolean): Scored {
  const places = placesOf(list.docs, isSuch);
  return {
    docs: places.map((at) => list.docs[at]!),
    scores: Float64Array.from(places, (at) => list.scores[at]!),
    isByDemand: list.isByDemand,
  };
}

/** The known things that a query asks for, first those of brands that the shop does not have. */
function meantIn(parts: readonly Part[]): Thing[] {
  const unsold = parts.flatMap((part) => part.unsold ?? []);
  return unsold.length > 0 ? unsold : parts.flatMap(thingsOf);
}

const thingsOf = ({ things }: Part): Thing[] => things.map(({ thing }) => thing);
