/**
 * A shape with each key of its contract named, the optional ones too: `satisfies EveryKey<Order>` does not compile where a presenter
 * forgot one. What is undefined is left out of an answer.
 */
export type EveryKey<Shape> = { [Key in keyof Required<Shape>]: Shape[Key] };
