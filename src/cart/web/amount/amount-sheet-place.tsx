import { i18n } from '@lingui/core';
import type { ComponentType } from 'react';
import { create } from 'zustand';
import { whileHeld } from '#ui/page/part-later.ts';
import { showToast } from '#ui/toast/toast.tsx';
import type { AskedAmount } from './amount-sheet.tsx';

/**
 * The place on the page where the sheet of amounts opens: for signed-in shoppers with their cart, for guests on a
 * product's page.
 */
export function AmountSheetPlace() {
  const { asked, Sheet } = useAmountSheet();
  return asked && Sheet ? <Sheet {...asked} onClose={closeAmountSheet} /> : null;
}

type SheetState = {
  asked: AskedAmount | undefined;
  Sheet: ComponentType<AskedAmount & { onClose: () => void }> | undefined;
};

/** The sheet for choosing or typing an amount, and its code once it is loaded. */
export const useAmountSheet = create<SheetState>(() => ({ asked: undefined, Sheet: undefined }));

/** Closes the sheet. */
export const closeAmountSheet = (): void => useAmountSheet.setState({ asked: undefined });

/** Opens the sheet; the first time its code is loaded. */
export function openAmountSheet(asked: AskedAmount): void {
  useAmountSheet.setState({ asked });
  void whileHeld(import('./amount-sheet.tsx')).then(
    ({ AmountSheet }) => useAmountSheet.setState({ Sheet: AmountSheet }),
    () => {
      closeAmountSheet();
      showToast('error', i18n._('shop.amount.notOpened'));
    },
  );
}
