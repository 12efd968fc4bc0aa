import { useLingui } from '@lingui/react';
import { formatPaise, fromRupees } from '#base/figures/money.ts';
import { isMuchCash } from '#delivery/delivery.ts';
import { useDelivery } from '#delivery/web/public.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#money/money.ts';
import { paymentWords } from '#money/web/public.ts';
import { CARD } from './question-card.tsx';

/**
 * Choice of payment at the door or at the shop; preselects the shopper's last choice, else cash. Warns when it is more
 * cash than the area takes.
 */
export function PaymentChoice({
  chosen,
  onChoose,
  total,
}: {
  chosen: string;
  onChoose: (method: PaymentMethod) => void;
  /** Total of the order, in rupees. */
  total: number;
}) {
  const { i18n } = useLingui();
  const { rule, delivery } = useDelivery();
  const words = paymentWords(delivery?.kind === 'goes' && delivery.collected);
  const isMuch = isMuchCash({ total: fromRupees(total), paymentMethod: chosen }, rule);
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
            <span className="font-semibold">{i18n._(words[method].title.id)}</span>
            <span className="text-sm text-muted">{i18n._(words[method].text.id)}</span>
          </label>
        ))}
      </fieldset>
      <output className="mt-3 block rounded-control bg-marigold-soft px-3 py-2 empty:hidden">
        {isMuch &&
          rule.cashMost !== null &&
          i18n._('account.delivery.muchCash', { most: formatPaise(rule.cashMost) })}
      </output>
    </div>
  );
}
