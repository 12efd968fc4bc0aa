type IsBefore = (one: number, other: number) => boolean;

/** The first of some numbers in an order, at most so many. */
export const firstOf = (numbers: ArrayLike<number>, isBefore: IsBefore, most: number): number[] =>
  stepIn(inOrder(numbers, isBefore), 0, most);

/** So many numbers, after those that are skipped. */
export function stepIn(numbers: Iterable<number>, skip: number, limit: number): number[] {
  const step: number[] = [];
  let place = 0;
  if (limit === 0) return step;
  for (const number of numbers) {
    if (place >= skip) step.push(number);
    place += 1;
    if (step.length === limit) break;
  }
  return step;
}

/** The places in some numbers at which there are such ones. */
export function placesOf(
  numbers: Int32Array,
  isSuch: (number: number, place: number) => boolean,
): Int32Array {
  const places = new Int32Array(numbers.length);
  let count = 0;
  for (let at = 0; at < numbers.length; at += 1) if (isSuch(numbers[at]!, at)) places[count++] = at;
  return places.subarray(0, count);
}

/** Numbers one after the other in an order. Only as many are sorted as are asked for: of 50,000 answers a page shows twelve. */
export function* inOrder(numbers: ArrayLike<number>, isBefore: IsBefore): Generator<number, undefined> {
  const heap = Int32Array.from(numbers);
  let size = heap.length;
  for (let at = (size >> 1) - 1; at >= 0; at -= 1) sink(heap, at, size, isBefore);
  while (size > 0) {
    const first = heap[0]!;
    size -= 1;
    heap[0] = heap[size]!;
    sink(heap, 0, size, isBefore);
    yield first;
  }
  return undefined;
}

/** Moves a number down in a heap until it stands before those below it. */
function sink(heap: Int32Array, from: number, size: number, isBefore: IsBefore): void {
  const number = heap[from]!;
  let at = from;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= size) break;
    if (below + 1 < size && isBefore(heap[below + 1]!, heap[below]!)) below += 1;
    if (isBefore(number, heap[below]!)) break;
    heap[at] = heap[below]!;
    at = below;
  }
  heap[at] = number;
}
