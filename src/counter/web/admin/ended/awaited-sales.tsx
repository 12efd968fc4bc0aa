import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { Button } from '#ui/button.tsx';
import { AwaitedSale, type Paid } from './awaited-sale.tsx';
import { useAwaited } from './awaited.ts';

/** The sales whose UPI money is still to be seen: the newest with its code, earlier ones a tap away; the next sale goes on below. */
export function AwaitedSales({ onPaid }: { onPaid: (paid: Paid) => void }) {
  const { i18n } = useLingui();
  const sales = useAwaited((state) => state.sales);
  const [chosen, setChosen] = useState<string>();
  const shown = sales.find(({ _id }) => _id === chosen) ?? sales[0];
  if (!shown) return null;
  const others = sales.filter((sale) => sale !== shown);
  return (
    <>
      <AwaitedSale key={shown._id} order={shown} onPaid={onPaid} />
      {others.length > 0 && (
        <ul aria-label={i18n._('office.take.alsoAwaited')} className="mb-4 flex flex-wrap gap-2">
          {others.map(({ _id, orderId, due }) => (
            <li key={_id}>
              <Button look="secondary" onClick={() => setChosen(_id)}>
                {i18n._('office.take.codeOf', { orderId, amount: formatRupees(due) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
