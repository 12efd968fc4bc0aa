import { useLingui } from '@lingui/react';
import { creditGoods, creditReason } from '#orders/credits/credit-text.ts';
import type { Order } from '#orders/order.ts';
import { Moment, Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { standingCredits } from './credit-rows.ts';

/** Credits since the order left, with their goods and reasons; nothing without credits. */
export function CreditList({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const credits = standingCredits(order);
  if (credits.length === 0) return null;
  return (
    <div className="rounded-control bg-leaf-soft px-3 py-2">
      <h3 className="font-bold">{i18n._('account.credit.title')}</h3>
      <ul className="grid gap-2">
        {credits.map((credit) => (
          <li key={credit._id} className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">
                <OwnWords text={creditReason(i18n, credit)} />
              </span>
              <span className="block wrap-anywhere">
                <OwnWords text={creditGoods(i18n, credit, order.items)} />
              </span>
              <span className="block text-sm text-muted">
                {i18n._('account.credit.note', { number: credit.number })} · <Moment at={credit.at} />
              </span>
            </span>
            <Money rupees={0 - credit.amount} className="font-bold" />
          </li>
        ))}
      </ul>
    </div>
  );
}
