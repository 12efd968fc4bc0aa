/** So many pieces of memory of each kind stay for the next query; most take fewer. */
const KEPT = 8;
/** A little more than was asked for, because goods are added. */
const SPARE = 1.1;

type Kind<Of> = new (length: number) => Of;

const bytes = pieces(Uint8Array);
const fractions = pieces(Float32Array);

/** Numbers by product that are needed for one query, all 0 at first: their memory is used again, because each takes as many as there are goods. */
export const scratchBytes = (count: number): Uint8Array => bytes.take(count);
/** The same for fractions. */
export const scratchFractions = (count: number): Float32Array => fractions.take(count);

/** Begins a query. The numbers of the one before it must not be looked at any more. */
export function beginQuery(): void {
  bytes.giveBack();
  fractions.giveBack();
}

function pieces<Of extends Uint8Array | Float32Array>(kind: Kind<Of>) {
  const kept: Of[] = [];
  let taken = 0;
  return {
    take: (count: number): Of => {
      const known = kept[taken];
      const isEnough = known !== undefined && known.length >= count;
      const piece = isEnough ? known : new kind(Math.ceil(count * SPARE));
      if (!isEnough && taken < KEPT) kept[taken] = piece;
      taken += 1;
      const own = piece.subarray(0, count) as Of;
      if (isEnough) own.fill(0);
      return own;
    },
    giveBack: (): void => void (taken = 0),
  };
}
