import { closeAmountSheet, useAmountSheet } from './amount-sheet-store.ts';

/**
 * The place on the page where the sheet of amounts opens: for signed-in shoppers with their cart, for guests on a
 * product's page.
 */
export function AmountSheetPlace() {
  const { asked, Sheet } = useAmountSheet();
  return asked && Sheet ? <Sheet {...asked} onClose={closeAmountSheet} /> : null;
}
