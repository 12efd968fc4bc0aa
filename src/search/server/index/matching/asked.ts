import type { Terms } from '#search/server/index/terms/terms.ts';
import { type Token, tokensOf } from '#search/server/index/terms/tokenizer.ts';
import { type Amount, amountIn } from '#search/server/index/words/amounts.ts';
import { isIndian, withLatinDigits } from '#search/server/index/words/latin.ts';
import { isSaidAround, meaningOf } from '#search/server/index/words/spoken-words.ts';
import type { Meant, Vocabulary } from '#search/server/index/words/vocabulary.ts';

/** A run of words in a query that means one thing, and the things that it is a name of. */
export type Part = { words: string[]; raw: string; things: readonly Meant[]; isLast: boolean };
/**
 * What was typed, understood: its parts, how much of it is wanted, whether goods may have some parts only, and whether it says
 * nothing but words that are said around goods, or ends with one.
 */
export type Asked = {
  parts: Part[];
  amount: Amount | undefined;
  isAnyEnough?: boolean;
  isVague: boolean;
  isUnfinished: boolean;
};

const LONGEST_RUN = 4;
/** In Latin letters a name is known by its sound when it is long enough and sounds just so. */
const SURELY_HEARD = 5;
const JUST_SO = 0.8;

/** Reads what was typed: amounts and words said around goods are taken out, the rest is cut into parts. */
export function readQuery(query: string, terms: Terms, vocabulary: Vocabulary): Asked {
  const { amount, rest } = amountIn(query);
  const all = tokensOf(withLatinDigits(rest));
  return {
    parts: cut(meaningOf(all), terms, vocabulary),
    amount,
    isVague: all.every(isSaidAround),
    isUnfinished: all.length > 1 && isSaidAround(all.at(-1)!),
  };
}

type Run = { length: number; worth: number; things: readonly Meant[] };

/** The best way to cut the words into runs: names that are known, the longer the better, before single words. */
function cut(tokens: readonly Token[], terms: Terms, vocabulary: Vocabulary): Part[] {
  const best: (Run & { total: number })[] = [];
  for (let start = tokens.length - 1; start >= 0; start -= 1) {
    const longest = Math.min(LONGEST_RUN, tokens.length - start);
    const runs = Array.from({ length: longest }, (_, at) =>
      runOf(tokens.slice(start, start + at + 1), terms, vocabulary),
    );
    best[start] = runs
      .map((run) => ({ ...run, total: run.worth + (best[start + run.length]?.total ?? 0) }))
      .reduce((one, other) => (other.total > one.total ? other : one));
  }
  const parts: Part[] = [];
  for (let start = 0; start < tokens.length; start += best[start]!.length) {
    const { length, things } = best[start]!;
    const run = tokens.slice(start, start + length);
    parts.push({
      words: run.map(({ word }) => word),
      raw: run.map(({ raw }) => raw).join(''),
      things,
      isLast: start + length === tokens.length,
    });
  }
  return parts;
}

function runOf(run: readonly Token[], terms: Terms, vocabulary: Vocabulary): Run {
  const length = run.length;
  const joined = run.map(({ word }) => word).join('');
  const named = vocabulary.called(joined);
  if (named.length > 0) return { length, worth: 1.25 * length - 0.1, things: named };
  if ((terms.exactly(joined)?.named ?? 0) > 0)
    return { length, worth: length === 1 ? 1 : 1.1 * length, things: [] };
  const raw = run.map((token) => token.raw).join('');
  if (isIndian(raw) || joined.length >= SURELY_HEARD) {
    const heard = vocabulary.soundingLike(raw).filter(({ weight }) => isIndian(raw) || weight >= JUST_SO);
    if (heard.length > 0) return { length, worth: heard[0]!.weight * (1.2 * length) - 0.15, things: heard };
  }
  return { length, worth: length === 1 ? 0.2 : 0, things: [] };
}
