import { useLingui } from '@lingui/react';
import { formatMoment } from '#base/time.ts';
import { packText } from '#catalogue/catalogue.ts';
import { slipWords } from '#money/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { quantityText, IF_MISSING_WORDS } from '#orders/web/admin/public.ts';
import { DeliveryAddress, LineChanges, PromiseLine } from '#orders/web/public.ts';
import { type Paper, Sheet } from '#printing/web/admin/public.ts';
import { useShop } from '#settings/web/public.ts';
import { Money } from '#ui/words/money.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** The packing slip: what goes into the bag, where it goes, how much money to collect. */
export function SlipSheet({ order, paper }: { order: Order; paper: Paper }) {
  const { i18n } = useLingui();
  const shop = useShop();
  return (
    <Sheet paper={paper} label={i18n._('office.print.slipOf', { orderId: order.orderId })}>
      <header className="flex items-start justify-between gap-4 border-b border-ink pb-2">
        <div>
          <h2 className="text-2xl font-bold">#{order.orderId}</h2>
          <p>{formatMoment(i18n, order.createdAt)}</p>
          {order.status === 'cancelled' && (
            <p className="text-base font-bold">{i18n._('office.print.cancelledSlip')}</p>
          )}
        </div>
        <p className="text-right font-semibold">
          {shop.name}
          {shop.fssai && (
            <span className="block font-normal">{i18n._('account.bill.fssai', { number: shop.fssai })}</span>
          )}
        </p>
      </header>
      <div className="text-base leading-snug">
        <DeliveryAddress
          of={order.selectedAddress}
          note={order.delivery?.collected && i18n._('account.order.collects')}
        />
        <PromiseLine order={order} />
        {order.note && (
          <p className="font-semibold wrap-anywhere">
            <OwnWords text={order.note} />
          </p>
        )}
      </div>
      {order.status === 'pending' && (
        <p className="font-semibold">{i18n._(IF_MISSING_WORDS[order.ifMissing].id)}</p>
      )}
      <ul className="border-t border-ink">
        {order.items.map((item) => (
          <li
            key={item.line}
            className="flex items-start gap-2 border-b border-line py-1.5 break-inside-avoid"
          >
            <span aria-hidden="true" className="mt-0.5 inline-block size-4 shrink-0 border border-ink" />
            <span className="flex-1">
              <OwnWords text={item.product.title} /> {packText(i18n, item.product.pack)}
              <LineChanges item={item} order={order} />
            </span>
            <strong className="whitespace-nowrap">
              {quantityText(i18n, item.quantity, item.product.unit)}
            </strong>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 text-base font-bold">
        <span>{slipWords(i18n, order)}</span>
        <Money rupees={order.due + order.giveBack} />
      </p>
    </Sheet>
  );
}
