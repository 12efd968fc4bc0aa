import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { formatQuantity } from '#base/amount.ts';
import { callApi } from '#browser/api-client.ts';
import { useCall } from '#browser/use-call.ts';
import { fetchCart } from '#cart/web/public.ts';
import type { Order, Reordered } from '#orders/orders.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';

/** A button that puts the goods of an order into the cart again, and names what the shop does not have. */
export function Reorder({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall();
  const [missing, setMissing] = useState<Reordered['missing']>();
  const reorder = () =>
    run(async () => {
      const answer = await callApi<Reordered>(`/orders/${order._id}/reorder`, { method: 'POST' });
      setMissing(answer.missing);
      await fetchCart();
    });
  const isNothingLeft = missing?.length === order.items.length && missing.every(({ left }) => left === 0);
  return (
    <>
      <Button look="secondary" busy={busy} onClick={() => void reorder()}>
        {busy ? 'Filling your cart...' : 'Order again'}
      </Button>
      {/* Over the whole width, under the buttons beside it. */}
      <div className="order-last basis-full empty:hidden">
        {missing && (
          <div role="alert" className="grid gap-3 rounded-control bg-leaf-soft p-4">
            <p className="font-semibold">
              {isNothingLeft ? 'None of it is in the shop just now.' : 'It is in your cart again.'}
            </p>
            {missing.length > 0 && (
              <ul className="list-disc pl-5">
                {missing.map(({ product, title, unit, wanted, left, most }) => (
                  <li key={product}>
                    {left === 0
                      ? `${title}: not in the shop just now.`
                      : left === most
                        ? `${title}: At most ${formatQuantity(i18n, left, unit)} in one order.`
                        : `${title}: Only ${formatQuantity(i18n, left, unit)} left of ${formatQuantity(i18n, wanted, unit)}.`}
                  </li>
                ))}
              </ul>
            )}
            {!isNothingLeft && (
              <Link to={pageAddress('checkout')} className={buttonClass('primary', 'justify-self-start')}>
                Checkout
              </Link>
            )}
          </div>
        )}
        {problem && <Problem text={problem} />}
      </div>
    </>
  );
}
