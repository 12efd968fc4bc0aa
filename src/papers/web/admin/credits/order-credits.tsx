import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { formatMoment } from '#base/time.ts';
import { useMay } from '#identity/web/admin/public.ts';
import { type Order, creditGoods, creditReason, type Credit } from '#orders/orders.ts';
import { useOrderChange } from '#orders/web/admin/public.ts';
import type { Tell } from '#ui/admin/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { CreditDialog, takeCreditBack } from './credit-dialog.tsx';

/** Credits of an order with author and reason, and the buttons to give a credit or take one back. */
export function OrderCredits({ order, onDone }: { order: Order; onDone: Tell }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { status, credits = [] } = order;
  const hasLeft = status === 'dispatched' || status === 'delivered';
  const mayGive = useMay('payments') && hasLeft;
  if (!hasLeft && credits.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="font-semibold">{i18n._('office.credit.heading')}</h3>
      {credits.length === 0 && <p className="text-muted">{i18n._('office.credit.hint')}</p>}
      <ul>
        {credits.map((credit) => (
          <CreditRow key={credit._id} order={order} credit={credit} mayUndo={mayGive} />
        ))}
      </ul>
      {mayGive && (
        <Button look="secondary" className="mt-2" onClick={() => setOpen(true)}>
          {i18n._('office.credit.giveIt')}
        </Button>
      )}
      {isOpen && <CreditDialog order={order} onDone={onDone} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** A credit, with the way to take it back that was given by mistake; nothing is edited. */
function CreditRow({ order, credit, mayUndo }: { order: Order; credit: Credit; mayUndo: boolean }) {
  const { i18n } = useLingui();
  const { busy, change } = useOrderChange();
  const { _id, number, amount, at, by, isUndone, lines } = credit;
  return (
    <li className="flex items-start justify-between gap-3 border-b border-line py-2">
      <span className="min-w-0">
        <span className={`block font-medium wrap-anywhere ${isUndone ? 'line-through' : ''}`}>
          <OwnWords text={`${creditReason(i18n, credit)}: ${creditGoods(i18n, credit, order.items)}`} />
        </span>
        {lines.some(({ backInStock }) => backInStock) && (
          <span className="block text-muted">{i18n._('office.credit.cameBack')}</span>
        )}
        <span className="block text-muted">
          {i18n._('account.credit.note', { number })} · {formatMoment(i18n, at)},{' '}
          <span translate="no">{by}</span>
        </span>
      </span>
      <span className="text-right">
        <Money rupees={0 - amount} className={`font-semibold ${isUndone ? 'line-through' : ''}`} />
        {isUndone ? (
          <span className="block text-muted">{i18n._('office.money.undone')}</span>
        ) : (
          mayUndo && (
            <Button
              look="plain"
              busy={busy}
              onClick={() => void change(() => takeCreditBack(order, _id))}
              className="-mr-3"
            >
              {i18n._('office.money.takeBack')}
            </Button>
          )
        )}
      </span>
    </li>
  );
}
