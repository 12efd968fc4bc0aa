import { useState } from 'react';
import { fromRupees, paise, toRupees } from '#base/money.ts';
import { Field, type FieldState } from '#ui/form/field.tsx';

/** What the shop paid for one; beside the price of the same form it says the margin. */
export function PurchasePrice(field: FieldState) {
  const [margin, setMargin] = useState<string>();
  const say = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    const price = currentTarget.form?.elements.namedItem('price') as HTMLInputElement | null;
    setMargin(marginText(price?.value ?? '', currentTarget.value));
  };
  return (
    <Field
      {...field}
      label="Purchase price"
      hint={margin ?? 'What you paid for one'}
      inputMode="decimal"
      autoComplete="off"
      onInput={say}
      onFocus={say}
    />
  );
}

const AMOUNT = /^\s*\d{1,9}(\.\d{0,2})?\s*$/;

/** The margin between two typed amounts in words; undefined while one of them is none. */
export function marginText(price: string, paid: string): string | undefined {
  if (!AMOUNT.test(price) || !AMOUNT.test(paid)) return undefined;
  const [earned, spent] = [fromRupees(Number(price)), fromRupees(Number(paid))];
  const margin = earned - spent;
  const share = earned > 0 ? `, ${Math.round((margin / earned) * 100)} % of the price` : '';
  return margin < 0
    ? `You lose ₹${toRupees(paise(-margin))} on each`
    : `Margin ₹${toRupees(paise(margin))}${share}`;
}
