import { readLine, saysHowMuch, type Wanted } from '#search/web/admin/public.ts';

/**
 * A line as staff type it: `2 tata namak`, `aloo dedh kilo`, `५०० ग्राम प्याज`, `sabun`. `asked` is the query for
 * search: it keeps a weight, because a weight selects the pack.
 */
export type TypedLine = { name: string; asked: string; wanted: Wanted };

/** Reads which goods a line names, and how much of them. */
export function readTyped(typed: string): TypedLine {
  const text = typed.normalize('NFC').trim();
  const { name, wanted } = readLine(text);
  if (name === '' || !saysHowMuch(wanted)) return begunLine(text);
  return { name, asked: [weightText(wanted), name].filter(Boolean).join(' '), wanted };
}

/**
 * A line that is not typed out, or says no amount. What may be a word of measure is the beginning of a name: `2 to` of tomatoes, `2
 * gram` of gram flour.
 */
function begunLine(text: string): TypedLine {
  const [, number = '', word] = /^(\p{Nd}\S*)\s+(\S+)$/u.exec(text) ?? [];
  const { name, wanted } = readLine(number);
  if (word === undefined || name !== '') return { name: text, asked: text, wanted: { isUnclear: false } };
  return { name: word, asked: word, wanted };
}

const IN_A_UNIT = 1000;

/** The weight or volume that a line says, as search reads it. */
function weightText({ amount, size = amount }: Wanted): string {
  if (!size || size.of === 'pieces') return '';
  const [small, large] = size.of === 'weight' ? ['g', 'kg'] : ['ml', 'l'];
  return size.measure < IN_A_UNIT ? `${size.measure} ${small}` : `${size.measure / IN_A_UNIT} ${large}`;
}
