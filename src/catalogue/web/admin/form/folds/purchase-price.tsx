import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { fromRupees } from '#base/figures/money.ts';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { Field, type FieldState } from '#ui/form/field.tsx';

/** Price that the shop paid for one; beside the price of the same form it shows the margin. */
export function PurchasePrice(field: FieldState) {
  const { i18n } = useLingui();
  const [margin, setMargin] = useState<string>();
  const say = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    const price = currentTarget.form?.elements.namedItem('price') as HTMLInputElement | null;
    setMargin(marginText(i18n, price?.value ?? '', currentTarget.value)?.text);
  };
  return (
    <Field
      {...field}
      label={i18n._('office.product.purchasePrice')}
      hint={margin ?? i18n._('office.product.paidForOne')}
      inputMode="decimal"
      autoComplete="off"
      onInput={say}
      onFocus={say}
    />
  );
}

const AMOUNT = /^\s*\d{1,9}(\.\d{0,2})?\s*$/;

/** The margin between two typed amounts in words, and whether it is a loss; undefined while one of them is none. */
export function marginText(
  i18n: I18n,
  price: string,
  paid: string,
): { text: string; isLoss: boolean } | undefined {
  if (!AMOUNT.test(price) || !AMOUNT.test(paid)) return undefined;
  const margin = minusRupees(Number(price), Number(paid));
  const amount = `₹${Math.abs(margin)}`;
  if (margin < 0) return { text: i18n._('office.margin.loss', { amount }), isLoss: true };
  if (Number(price) === 0) return { text: i18n._('office.margin.amount', { amount }), isLoss: false };
  const share = Math.round((fromRupees(margin) / fromRupees(Number(price))) * 100);
  return { text: i18n._('office.margin.share', { amount, share }), isLoss: false };
}
