import { useLingui } from '@lingui/react';
import { wayToFreeShipping } from '#cart/web/public.ts';
import { feesText, useDelivery } from '#delivery/web/public.ts';
import { classNames } from '#ui/button.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { inPaise } from './reckon-here.ts';
import type { CheckoutState } from './use-checkout.ts';

/**
 * Costs of the order, as calculated by the server; announced to screen readers when they change. If the fee depends on
 * the village, the total stays out until the village is known.
 */
export function OrderFigures({ checkout: { quote, isReckoning } }: { checkout: CheckoutState }) {
  const { i18n } = useLingui();
  const { isKnown, fees } = useDelivery();
  return (
    <dl
      aria-live="polite"
      aria-busy={isReckoning}
      className={classNames(
        'grid grid-cols-[1fr_auto] gap-y-1 border-t border-line pt-3',
        isReckoning && 'text-muted',
      )}
    >
      <dt>{i18n._('account.subtotal')}</dt>
      <dd className="pl-3 text-right">
        <Money rupees={quote.subtotal} />
      </dd>
      <dt>{i18n._('account.shipping')}</dt>
      <dd className="pl-3 text-right">
        {isKnown && (quote.shipping === 0 ? i18n._('account.free') : <Money rupees={quote.shipping} />)}
        {!isKnown && feesText(i18n, fees)}
      </dd>
      {isKnown && quote.missingToFreeShipping > 0 && (
        <dd className="col-span-2 text-sm text-muted">
          {wayToFreeShipping(i18n, inPaise(quote).missingToFreeShipping)}
        </dd>
      )}
      {isKnown && (
        <>
          <dt className="border-t border-line pt-2 text-lg font-bold">{i18n._('account.total')}</dt>
          <dd className="border-t border-line pt-2 pl-3 text-right text-lg font-bold">
            <Money rupees={quote.total} />
          </dd>
        </>
      )}
    </dl>
  );
}
