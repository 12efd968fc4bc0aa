type Numbers = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

const GROWTH = 1.5;
const LEAST = 256;

/** The same numbers, in memory that has room for so many. */
export function withRoom<Of extends Numbers>(numbers: Of, count: number): Of {
  if (count <= numbers.length) return numbers;
  const wider = new (numbers.constructor as new (length: number) => Of)(
    Math.max(LEAST, Math.ceil(count * GROWTH)),
  );
  wider.set(numbers);
  return wider;
}
