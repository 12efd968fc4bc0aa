import { gtinOf, sameBarcodes } from '#catalogue/catalogue.ts';
import { foldText } from '#platform/db/search-text.ts';
import { takingTurns } from '#platform/taking-turns.ts';
import type { Understood } from '#search/search.ts';
import { type Entry, type Figures, type Texts, wordsKey } from './entry.ts';
import { type Asked, type Part, quotedIn, readQuery, understoodIn, waysToSay } from './matching/asked.ts';
import { beginningIn, begunShortly } from './matching/begun-shortly.ts';
import { isMissing, type Matches, matchesOf, type Tolerance } from './matching/matching.ts';
import { namesNear } from './matching/near-names.ts';
import { nearIn } from './matching/near.ts';
import {
  rank,
  type Scored,
  weigh,
  orderedByDemand,
  alsoInBrackets,
  byDemand,
  calledIn,
  thingCalled,
} from './matching/rank.ts';
import { PLACES, placeIn, scannedTitle, typedForms } from './matching/title-match.ts';
import { openTerms } from './terms/terms.ts';
import { compoundsIn, tokenize, tokensOfDescription } from './terms/tokenizer.ts';
import { knownVocabulary } from './words/known-vocabulary.ts';
import { amountOfPack } from './words/spoken-words.ts';
import { type SynonymGroup, taughtThings, type Thing } from './words/thing.ts';
import { openVocabulary, together, type Vocabulary } from './words/vocabulary.ts';

/** The products of the shop in memory: their titles for scanning, and an inverted index of all their words. */
export type ProductIndex = {
  put(figures: Figures, texts: Texts): void;
  /** Updates the figures of a product whose words did not change; false when it is not in the index yet. */
  update(figures: Figures): boolean;
  remove(id: string): void;
  ids(): string[];
  /** Removes the words of products that were removed or replaced. */
  tidy(): Promise<void>;
  /** The words it understands: those that every shop knows, and those that the owner taught. */
  vocabulary(): Vocabulary;
  /** For each part of a query, the names that goods may have which are meant by it. */
  waysToSay(query: string): string[][][];
  /** Replaces what every shop knows. */
  setKnown(vocabulary: Vocabulary): void;
  /** Replaces the synonym groups that the owner taught. */
  setSynonyms(groups: readonly SynonymGroup[]): void;
  /**
   * The products that a query finds, the best first; every product whose title contains the typed text is among them.
   */
  find(query: string): Figures[];
  /** The products that match every word of a query, and how well; none where nothing of it names goods. */
  weighed(query: string): readonly Scored[];
  /** The reading of a query, if it goes beyond what was typed. */
  understood(query: string): Understood | undefined;
  /** For a query that finds nothing: such goods that are near to it in meaning, the nearest first; none for unknown words. */
  nearest(query: string, isSuch: (goods: Figures) => boolean): readonly Figures[];
  /** For a query that finds nothing: names of such goods that sound nearly like it. */
  namesNear(query: string, isSuch: (goods: Figures) => boolean): string[];
};

/** With so many answers, no guesses are added. */
const ENOUGH = 5;
/** With fewer answers, goods that match only some of the words follow. */
const FEW = 3;
/** The most removed products that are kept before their words are cleaned up. */
const GONE_AT_MOST = 1000;
const NOTHING_ASKED: Asked = { parts: [], amount: undefined, isVague: false, isUnfinished: false };
const SPACED_DIGITS = /^[\d\s]+$/;
const ONE_LETTER = /^\p{L}$/u;
/** A short description that is no sentence names a kind of goods, as supplier lists do: `Tea & Coffee. Green Tea`. */
const DESCRIBED_ALIKE = 80;

/** Opens an empty index, which knows what every shop knows unless it is told later. */
export function openIndex(knownAtFirst = knownVocabulary()): ProductIndex {
  const entries = new Map<string, Entry>();
  const byDoc: (Entry | undefined)[] = [];
  const byCode = new Map<string, Entry>();
  const terms = openTerms();
  const demand = orderedByDemand(entries);
  let known = knownAtFirst;
  let taught: Vocabulary | undefined;
  let vocabulary = known;
  let gone = 0;

  /** Stores a product under a new number; its old number, if any, is marked as gone. */
  const enter = (figures: Figures, title: string, brand: string): Entry => {
    const called = calledIn(title, brand);
    const is = thingCalled(title, called.names, known);
    const length = Math.ceil(called.names.flat().length / Math.max(1, called.names.length));
    const entry: Entry = {
      ...figures,
      doc: byDoc.length,
      title,
      scanned: scannedTitle(title),
      isSet: called.isSet,
      length,
      shortest: Math.min(length, is?.length ?? length),
      thing: is?.thing,
      kind: '',
      pack: undefined,
      codes: [],
      words: '',
    };
    leave(figures.id);
    byDoc.push(entry);
    entries.set(figures.id, entry);
    demand.added(entry);
    terms.add(
      entry.doc,
      'nameEnd',
      called.names.map((words) => words.at(-1)!),
    );
    if (is) terms.add(entry.doc, 'called', alsoInBrackets(title, is.thing, known));
    terms.add(entry.doc, 'name', [...called.names.flat(), ...compoundsIn(title)]);
    return entry;
  };

  const leave = (id: string): void => {
    const entry = entries.get(id);
    if (!entry) return;
    byDoc[entry.doc] = undefined;
    for (const code of entry.codes) byCode.delete(code);
    entries.delete(id);
    demand.removed();
    gone += 1;
  };

  const renew = (known: Entry, figures: Figures): void => {
    const isInOtherPlace = byDemand(known, figures) !== 0;
    Object.assign(known, figures);
    if (isInOtherPlace) demand.changed();
  };

  const putWords = (figures: Figures, texts: Texts): void => {
    const { title, brand, description, shelf, pack = '', called = [] } = texts;
    const entry = enter(figures, title, brand);
    terms.add(entry.doc, 'called', called.flatMap(tokenize));
    terms.addBrand(entry.doc, tokenize(brand));
    terms.add(entry.doc, 'title', calledIn(title, brand).rest);
    terms.add(entry.doc, 'label', tokenize(shelf));
    terms.add(entry.doc, 'description', tokensOfDescription(description));
    const isKind = description.length <= DESCRIBED_ALIKE && !description.endsWith('.');
    entry.kind = `${figures.category}|${isKind ? description : ''}`;
    entry.pack = amountOfPack(pack) ?? amountOfPack(title);
    entry.words = wordsKey(texts);
    entry.codes = [texts.sku, texts.barcode].flatMap((code) => (code ? [code.toLowerCase()] : []));
    for (const code of entry.codes) byCode.set(code, entry);
  };

  /** Every product whose title contains the typed text, and the best place. */
  const titlesWith = (query: string): Map<Entry, number> => {
    const forms = typedForms(query);
    const found = new Map<Entry, number>();
    if (forms.length === 0) return found;
    for (const entry of demand.inOrder()) {
      const place = placeIn(entry.scanned, forms);
      if (place !== undefined) found.set(entry, place);
    }
    return found;
  };

  const match = (asked: Asked, tolerance: Tolerance): Matches[] =>
    asked.parts.map((part) => matchesOf(part, { terms, vocabulary, size: byDoc.length }, tolerance));

  const ranked = (
    asked: Asked,
    matches: readonly Matches[],
    contained: ReadonlyMap<Entry, number>,
  ): Entry[] => rank({ asked, matches, contained, byDoc, live: entries.size });

  /** Of the products that the other words find, those with a word that begins with the last letter. */
  const begunWith = (query: string): Entry[] => {
    const words = foldText(query).trim().split(/\s+/);
    const letter = words.at(-1)!;
    if (words.length < 2 || !ONE_LETTER.test(letter)) return [];
    return find(words.slice(0, -1).join(' ')).filter(({ scanned }) => {
      const place = placeIn(scanned, [letter]);
      return place !== undefined && place !== PLACES.inside;
    });
  };

  /** Finds goods by SKU or barcode. A barcode may be typed with its printed spaces. */
  const withCode = (query: string): Entry[] => {
    const code = SPACED_DIGITS.test(query) ? query.replaceAll(/\s/g, '') : query.trim().toLowerCase();
    const codes = gtinOf(code) === undefined ? [code] : sameBarcodes(code);
    return [...new Set(codes.flatMap((one) => byCode.get(one) ?? []))];
  };

  /** Finds goods with just these words in the title, or with this code. */
  const asTyped = (query: string): Entry[] =>
    union(
      withCode(query),
      rank({ asked: NOTHING_ASKED, matches: [], contained: titlesWith(query), byDoc, live: entries.size }),
    );

  const find = (query: string): Entry[] => {
    const quoted = quotedIn(query);
    if (quoted !== undefined) return asTyped(quoted);
    const contained = titlesWith(query);
    const asked = readQuery(query, terms, vocabulary);
    const exactly = withCode(query);
    // Somebody may be about to type `tea with lemon`, so the products must have all the words.
    if (asked.isUnfinished && contained.size > 0) return ranked({ ...asked, parts: [] }, [], contained);
    const beginning = beginningIn(asked, terms, vocabulary);
    if (beginning) {
      const first = begunShortly(beginning, { terms, vocabulary, size: byDoc.length }, byDoc);
      if (first.length > 0) return union(exactly, first, ranked({ ...asked, parts: [] }, [], contained));
    }
    const begun = begunWith(query);
    const strict = union(exactly, begun, ranked(asked, match(asked, 'strict'), contained));
    if (strict.length >= ENOUGH || begun.length > 0 || asked.isVague) return strict;
    const tolerant = match(asked, 'tolerant');
    const all = union(exactly, ranked(asked, tolerant, contained));
    if (all.length >= FEW || asked.parts.length < 2 || isMissing(asked.parts, tolerant)) return all;
    const needs = all.length > 0 ? 'rarest' : 'any';
    return union(all, ranked({ ...asked, needs }, tolerant, contained));
  };

  const weighed = (query: string): readonly Scored[] => {
    const asked = readQuery(query, terms, vocabulary);
    if (asked.isVague) return [];
    const contained = titlesWith(query);
    const as = (tolerance: Tolerance): Scored[] =>
      weigh({ asked, matches: match(asked, tolerance), contained, byDoc, live: entries.size });
    const strict = as('strict');
    return strict.length > 0 ? strict : as('tolerant');
  };

  const soundingLike = (raw: string): Thing[] => vocabulary.soundingLike(raw).map(({ thing }) => thing);

  const nearest: ProductIndex['nearest'] = (query, isSuch) => {
    const { parts } = readQuery(query, terms, vocabulary);
    const known = meantIn(parts);
    const meant = known.length > 0 ? known : parts.flatMap((part) => soundingLike(part.raw));
    return nearIn(demand.inOrder().filter(isSuch), meant);
  };

  return {
    put: (figures, texts) => {
      const known = entries.get(figures.id);
      if (known?.words === wordsKey(texts) && known.category === figures.category) renew(known, figures);
      else putWords(figures, texts);
    },
    update: (figures) => {
      const known = entries.get(figures.id);
      if (known?.category !== figures.category) return false;
      renew(known, figures);
      return true;
    },
    remove: leave,
    ids: () => [...entries.keys()],
    tidy: async () => {
      if (gone < GONE_AT_MOST + entries.size / 4) return;
      gone = 0;
      await terms.sweep((doc) => byDoc[doc] === undefined, takingTurns());
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
    find,
    weighed,
    understood: (query) => {
      const words = quotedIn(query) === undefined ? understoodIn(readQuery(query, terms, vocabulary)) : [];
      return words.length > 0 ? { words, exactly: titlesWith(query).size } : undefined;
    },
    nearest,
    namesNear: (query, isSuch) => {
      const { parts } = readQuery(query, terms, vocabulary);
      const raws = parts.map(({ raw }) => raw);
      return namesNear(raws, meantIn(parts), { terms, vocabulary, byDoc, isSuch });
    },
  };
}

const union = (...lists: (readonly Entry[])[]): Entry[] => [...new Set(lists.flat())];

/** The known things that a query asks for, first those of brands that the shop does not have. */
function meantIn(parts: readonly Part[]): Thing[] {
  const unsold = parts.flatMap((part) => part.unsold ?? []);
  return unsold.length > 0 ? unsold : parts.flatMap(thingsOf);
}

const thingsOf = ({ things }: Part): Thing[] => things.map(({ thing }) => thing);
