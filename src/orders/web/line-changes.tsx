import { useLingui } from '@lingui/react';
import { changeTexts } from '#orders/line-change.ts';
import type { Order, OrderItem } from '#orders/order.ts';
import { OwnWords } from '#ui/words/own-words.tsx';

/** Changes of a line since it was ordered, with the reason, below the line. */
export function LineChanges({ item, order }: { item: OrderItem; order: Pick<Order, 'items'> }) {
  const { i18n } = useLingui();
  const texts = changeTexts(i18n, item, order);
  if (texts.length === 0) return null;
  return (
    <span className="block text-sm font-medium">
      <OwnWords text={texts.join(' · ')} />
    </span>
  );
}
