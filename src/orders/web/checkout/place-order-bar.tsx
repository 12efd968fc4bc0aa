import { useLingui } from '@lingui/react';
import { wayToMinimum } from '#cart/web/public.ts';
import { useDelivery } from '#delivery/web/public.ts';
import { SubmissionStatus } from '#orders/web/submission/submission-status.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { inPaise } from './reckon-here.ts';
import type { CheckoutState } from './use-checkout.ts';

/**
 * The total and the button that places the order: at the bottom of a phone's screen, under the figures on wide
 * screens.
 */
export function PlaceOrderBar({ form, checkout }: { form: string; checkout: CheckoutState }) {
  const { i18n } = useLingui();
  const { quote, isPlacing, isStale, problem, reckon } = checkout;
  const delivery = useDelivery();
  const { isKnown } = delivery;
  return (
    <div className="sticky bottom-0 z-40 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-float md:-mx-6 md:px-6 lg:static lg:z-auto lg:m-0 lg:border-0 lg:p-0 lg:shadow-none">
      <SubmissionStatus />
      <Problem text={problem} />
      <output className="text-sm font-semibold empty:hidden">
        {wayToMinimum(i18n, inPaise(quote).subtotal, delivery)}
      </output>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grid leading-tight lg:hidden">
          <span className="text-sm text-muted">
            {isKnown ? i18n._('account.total') : i18n._('account.subtotal')}
          </span>
          <Money rupees={isKnown ? quote.total : quote.subtotal} className="text-lg font-bold" />
        </p>
        {isStale ? (
          <Button className="min-h-13 flex-1" onClick={() => void reckon()}>
            {i18n._('account.tryAgain')}
          </Button>
        ) : (
          <Button type="submit" form={form} busy={isPlacing} className="min-h-13 flex-1">
            {isPlacing ? i18n._('account.checkout.processing') : i18n._('account.checkout.place')}
          </Button>
        )}
      </div>
    </div>
  );
}
