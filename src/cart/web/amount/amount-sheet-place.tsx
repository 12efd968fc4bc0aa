import { closeAmountSheet, useAmountSheet } from './amount-sheet-store.ts';

/** Where the sheet of amounts opens: in the cart of whoever is signed in, and for guests on a product's page. */
export function AmountSheetPlace() {
  const { asked, Sheet } = useAmountSheet();
  return asked && Sheet ? <Sheet {...asked} onClose={closeAmountSheet} /> : null;
}
