import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { formatQuantity } from '#base/figures/amount.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { fetchCart } from '#cart/web/public.ts';
import type { Order, Reordered } from '#orders/order.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';

/** A button that puts the goods of an order into the cart again, and names what the shop does not have. */
export function Reorder({ order, look = 'secondary' }: { order: Order; look?: 'primary' | 'secondary' }) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall();
  const [missing, setMissing] = useState<Reordered['missing']>();
  const reorder = () =>
    run(async () => {
      const answer = await callApi<Reordered>(inPageLanguage(`/orders/${order._id}/reorder`), {
        method: 'POST',
      });
      setMissing(answer.missing);
      await fetchCart();
    });
  const isNothingLeft = missing?.length === order.items.length && missing.every(({ left }) => left === 0);
  return (
    <>
      <Button
        look={look}
        busy={busy}
        onClick={() => void reorder()}
        className={look === 'primary' ? 'flex-1' : undefined}
      >
        {busy ? i18n._('account.reorder.busy') : i18n._('account.reorder.button')}
      </Button>
      {/* Over the whole width, under the buttons beside it. */}
      <div className="order-last basis-full empty:hidden">
        {missing && (
          <div role="alert" className="grid gap-3 rounded-control bg-leaf-soft p-4">
            <p className="font-semibold">
              {isNothingLeft ? i18n._('account.reorder.nothing') : i18n._('account.reorder.done')}
            </p>
            {missing.length > 0 && (
              <ul className="list-disc pl-5">
                {missing.map((line) => (
                  <li key={line.product}>{whyMissing(i18n, line)}</li>
                ))}
              </ul>
            )}
            {!isNothingLeft && (
              <Link to={pageAddress('checkout')} className={buttonClass('primary', 'justify-self-start')}>
                {i18n._('account.checkout.title')}
              </Link>
            )}
          </div>
        )}
        {problem && <Problem text={problem} />}
      </div>
    </>
  );
}

function whyMissing(i18n: I18n, { title, unit, wanted, left, most }: Reordered['missing'][number]): string {
  if (left === 0) return i18n._('account.reorder.notInShop', { title });
  const said = { title, left: formatQuantity(i18n, left, unit), wanted: formatQuantity(i18n, wanted, unit) };
  return left === most ? i18n._('account.reorder.atMost', said) : i18n._('account.reorder.onlyLeft', said);
}
