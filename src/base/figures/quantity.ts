/** The largest quantity of one request. It keeps every line total a safe integer and is not a rule of the shop. */
export const QUANTITY_CEILING = 1_000_000;

/** The measure of a net quantity: grams, millilitres or pieces. */
export type Measure = 'g' | 'ml' | 'piece';
/** A net quantity in its smallest measure: 500 g is `{ amount: 500, measure: 'g' }`. */
export type Pack = { amount: number; measure: Measure };

const FACTORS: Record<string, [number, Measure]> = {
  mg: [0.001, 'g'],
  g: [1, 'g'],
  gm: [1, 'g'],
  gram: [1, 'g'],
  grams: [1, 'g'],
  kg: [1000, 'g'],
  ml: [1, 'ml'],
  l: [1000, 'ml'],
  ltr: [1000, 'ml'],
  litre: [1000, 'ml'],
  litres: [1000, 'ml'],
  pc: [1, 'piece'],
  pcs: [1, 'piece'],
  piece: [1, 'piece'],
  pieces: [1, 'piece'],
  item: [1, 'piece'],
  items: [1, 'piece'],
};

/**
 * Reads a net quantity as people write it (`500 g`, `1.5 L`, `6 pcs`, `4 x 75 g`). Undefined when the text is not
 * one.
 */
export function parsePack(text: string): Pack | undefined {
  const match = /^\s*(?:(\d{1,4})\s*[x×]\s*)?(\d{1,7}(?:\.\d{1,3})?)\s*([a-z]+)\.?\s*$/i.exec(text);
  const factor = match && FACTORS[match[3]!.toLowerCase()];
  if (!match || !factor) return undefined;
  const amount = Number(match[1] ?? 1) * Number(match[2]) * factor[0];
  return amount > 0 ? { amount: Math.round(amount * 1000) / 1000, measure: factor[1] } : undefined;
}
