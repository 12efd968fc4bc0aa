import { useLingui } from '@lingui/react';
import type { Order } from '#orders/orders.ts';
import { chargedShipping } from '#orders/web/public.ts';
import { CONTROL } from '#ui/admin/form/labelled-select.tsx';
import { Money } from '#ui/words/money.tsx';

/** The delivery of the order to tick, and once it is ticked, how much of it: all that is left, unless less is typed. */
export function CreditDelivery({
  order,
  amount,
  onAmount,
}: {
  order: Order;
  /** Typed amount; undefined while the delivery fee is not ticked. */
  amount: string | undefined;
  onAmount: (amount: string | undefined) => void;
}) {
  const { i18n } = useLingui();
  const { shipping: left, creditedDelivery = 0 } = order;
  return (
    <li>
      <label className="flex min-h-13 items-center gap-3 py-1">
        <input
          type="checkbox"
          checked={amount !== undefined}
          disabled={left <= 0}
          onChange={({ target }) => onAmount(target.checked ? String(left) : undefined)}
          className="size-6 shrink-0 accent-leaf"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{i18n._('account.credit.delivery')}</span>
          {creditedDelivery > 0 && <span className="block text-muted">{i18n._('office.credit.before')}</span>}
        </span>
        <span className="text-right">
          <Money rupees={chargedShipping(order)} className="block" />
          {creditedDelivery > 0 && <Money rupees={0 - creditedDelivery} className="block text-muted" />}
        </span>
      </label>
      {amount !== undefined && (
        <label className="grid gap-1 pb-3 pl-9">
          <span className="text-muted">{i18n._('office.credit.amount')}</span>
          <input
            value={amount}
            onChange={({ target }) => onAmount(target.value)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            className={CONTROL}
          />
        </label>
      )}
    </li>
  );
}
