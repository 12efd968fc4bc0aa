import { withLatinDigits, numberAt } from '#search/reading/numbers.ts';
import { type Amount, unitNamed } from '#search/reading/units.ts';
import { VESSEL_WORDS } from './spoken-words.ts';

/** Takes amounts out of a query: `5 kg atta`, `aadha kilo pyaz`, `१ किलो आलू`. The last one counts. */
export function amountIn(typed: string): { amount?: Amount; rest: string } {
  const words = withLatinDigits(typed.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/(\d)(?=\p{L})/gu, '$1 ')
    .replaceAll(/[,;]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const rest: string[] = [];
  let amount: Amount | undefined;
  for (let at = 0; at < words.length;) {
    const read = amountAt(words, at);
    if (read) amount = read.amount ?? amount;
    else rest.push(words[at]!);
    at += read?.length ?? 1;
  }
  return amount ? { amount, rest: rest.join(' ') } : { rest: rest.join(' ') };
}

function amountAt(words: readonly string[], at: number): { amount?: Amount; length: number } | undefined {
  const read = numberAt(words, at);
  if (!read) return undefined;
  const { number, length } = read;
  const name = words[at + length] ?? '';
  const unit = unitNamed(name);
  if (unit) return { amount: { of: unit.of, measure: Math.round(number * unit.each) }, length: length + 1 };
  return VESSEL_WORDS.has(name) ? { length: length + 1 } : undefined;
}

const PACK = /(\d+(?:\.\d+)?)\s*(kg|kgs|kilo|g|gm|gms|gram|grams|ml|l|lt|ltr|litre|litres|dozen)\b/i;
const PIECES = /(\d+)\s*(?:pcs?|pieces?|nos)\b/i;

/** The amount in a pack from its text: `500 g`, `1 Kg Pouch`, `12 pieces`. */
export function amountOfPack(pack: string): Amount | undefined {
  const [, number, name] = PACK.exec(pack) ?? [];
  const unit = unitNamed(name?.toLowerCase() ?? '');
  if (unit) return { of: unit.of, measure: Math.round(Number(number) * unit.each) };
  const pieces = PIECES.exec(pack)?.[1];
  return pieces === undefined ? undefined : { of: 'pieces', measure: Number(pieces) };
}
