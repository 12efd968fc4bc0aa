import type { I18n } from '@lingui/core';
import type { ReorderLine, ReorderList } from '#admin/reorder.ts';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatDay } from '#base/time.ts';
import { packText } from '#catalogue/catalogue.ts';

/** Typed amounts by product id. A product without one has the proposed amount; an empty one is left out. */
export type Amounts = Record<string, string>;

/** The amount of a line as it was typed. */
export const amountText = ({ _id, proposed }: ReorderLine, amounts: Amounts): string =>
  amounts[_id] ?? String(proposed);

/** The amount of a line; undefined where nothing is wanted, or what was typed is no number. */
export function amountOfLine(line: ReorderLine, amounts: Amounts): number | undefined {
  const text = amountText(line, amounts).trim();
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** True if the typed text is not a valid amount. */
export const isWrongAmount = (line: ReorderLine, amounts: Amounts): boolean => {
  const text = amountText(line, amounts).trim();
  return text !== '' && Number(text) !== 0 && amountOfLine(line, amounts) === undefined;
};

/** An amount with its unit: 12 pieces, 3.5 kg. */
export const wordsOf = (i18n: I18n, quantity: number, unit: string): string =>
  unit === 'item'
    ? i18n._('office.reorder.pieces', { count: quantity })
    : formatQuantity(i18n, quantity, unit);

/** Title of a line, with the pack if the title does not contain it. */
export const nameOf = (i18n: I18n, { title, pack }: Pick<ReorderLine, 'title' | 'pack'>): string =>
  pack && !title.includes(pack) ? `${title}, ${packText(i18n, pack)}` : title;

/** The list as a message to the wholesaler. */
export function reorderText(i18n: I18n, { shop, asOf, shelves }: ReorderList, amounts: Amounts): string {
  const parts = shelves.flatMap(({ title, lines }) => {
    const wanted = lines.flatMap((line) => {
      const amount = amountOfLine(line, amounts);
      return amount === undefined ? [] : [`- ${nameOf(i18n, line)}: ${wordsOf(i18n, amount, line.unit)}`];
    });
    return wanted.length === 0 ? [] : [`*${title}*`, ...wanted, ''];
  });
  return [i18n._('office.reorder.heading', { shop, day: formatDay(i18n, asOf) }), '', ...parts]
    .join('\n')
    .trim();
}
