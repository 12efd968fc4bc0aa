import type { Goods } from './goods/goods.ts';
import { scratchBytes } from './goods/scratch.ts';
import { inOrder } from './matching/first-of.ts';
import type { Scored } from './matching/rank.ts';

/** The goods that a query finds, each once, and their order. */
export type Answer = {
  docs: Int32Array;
  /** True if the goods at one place come before those at another: the best match first. */
  isBefore: (one: number, other: number) => boolean;
};

/** Lists of goods one after the other; goods that stand in several keep the first place. */
export function answerOf(lists: readonly Scored[], goods: Goods): Answer {
  const most = lists.reduce((sum, { docs }) => sum + docs.length, 0);
  const [docs, scores, listOf] = [new Int32Array(most), new Float64Array(most), new Uint8Array(most)];
  const seen = scratchBytes(lists.length > 1 ? goods.count() : 0);
  let count = 0;
  for (const [number, list] of lists.entries()) {
    for (let at = 0; at < list.docs.length; at += 1) {
      const doc = list.docs[at]!;
      if (seen[doc] === 1) continue;
      if (lists.length > 1) seen[doc] = 1;
      docs[count] = doc;
      scores[count] = list.scores[at]!;
      listOf[count] = number;
      count += 1;
    }
  }
  const { isInStock, popularity } = goods.columns();
  const isByDemand = lists.map((list) => list.isByDemand);
  return {
    docs: docs.subarray(0, count),
    isBefore: (one, other) => {
      if (listOf[one] !== listOf[other]) return listOf[one]! < listOf[other]!;
      if (scores[one] !== scores[other]) return scores[one]! > scores[other]!;
      if (!isByDemand[listOf[one]!]) return one < other;
      const [doc, otherDoc] = [docs[one]!, docs[other]!];
      if (isInStock[doc] !== isInStock[otherDoc]) return isInStock[doc]! > isInStock[otherDoc]!;
      if (popularity[doc] !== popularity[otherDoc]) return popularity[doc]! > popularity[otherDoc]!;
      return one < other;
    },
  };
}

/** The goods of an answer, the best first. */
export const docsInOrder = ({ docs, isBefore }: Answer): number[] =>
  Array.from(inOrder(Int32Array.from(docs.keys()), isBefore), (at) => docs[at]!);
