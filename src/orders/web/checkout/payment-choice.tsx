import { useLingui } from '@lingui/react';
import { PAYMENT_METHODS, type PaymentMethod } from '#orders/orders.ts';
import { PAYMENT_WORDS } from '#orders/web/payment-words.ts';
import { CARD } from './question-card.tsx';

/** How the shopper pays at the door; what they chose last is preselected, else cash. */
export function PaymentChoice({
  chosen,
  onChoose,
}: {
  chosen: string;
  onChoose: (method: PaymentMethod) => void;
}) {
  const { i18n } = useLingui();
  return (
    <div className={CARD}>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-2 text-lg font-bold">{i18n._('account.pay.question')}</legend>
        {PAYMENT_METHODS.map((method) => (
          <label
            key={method}
            className="grid grid-cols-[auto_1fr] items-start gap-x-3 rounded-control border border-muted/60 bg-white px-3 py-2 has-checked:border-leaf has-checked:bg-leaf-soft has-checked:ring-1 has-checked:ring-leaf"
          >
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              checked={method === chosen}
              onChange={() => onChoose(method)}
              className="row-span-2 mt-0.5 size-5 accent-leaf"
            />
            <span className="font-semibold">{i18n._(PAYMENT_WORDS[method].title.id)}</span>
            <span className="text-sm text-muted">{i18n._(PAYMENT_WORDS[method].text.id)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
