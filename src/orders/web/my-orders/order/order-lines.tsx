import { useLingui } from '@lingui/react';
import { Fragment } from 'react';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { plusRupees } from '#base/figures/rupee-sums.ts';
import { perUnit } from '#catalogue/catalogue.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import { paidLines } from '#money/web/public.ts';
import type { Order, OrderItem } from '#orders/order.ts';
import { orderedTotal, rupeesOf } from '#orders/web/amount.ts';
import { chargedShipping, chargedSubtotal, creditRows } from '#orders/web/credits/credit-rows.ts';
import { LineChanges } from '#orders/web/line-changes.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** Lines of an order, at the prices when it was ordered. */
export const OrderLines = ({ order }: { order: Order }) => (
  <ul className="grid divide-y divide-line border-y border-line">
    {order.items.map((item) => (
      <Line key={item.line} item={item} order={order} />
    ))}
  </ul>
);

function Line({ item, order }: { item: OrderItem; order: Order }) {
  const { i18n } = useLingui();
  const { product, quantity } = item;
  return (
    <li className="grid grid-cols-[min(4rem,22%)_minmax(0,1fr)] gap-x-3 py-3">
      <span className="row-span-2 grid aspect-square w-full place-items-center self-start rounded-control bg-shelf">
        {/* An order does not keep the shelf of its goods, so a drawing that every shop has is used. */}
        <GoodsTilePicture art="grocery" thumbnail={product.thumbnail} className="size-3/4 object-contain" />
      </span>
      {/* Beside each other where there is room; with large letters the sum stands below. */}
      <div className="flex flex-wrap justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-28">
          <h3 className="font-medium wrap-anywhere">
            <OwnWords text={product.title} />
          </h3>
          <p className="text-sm text-muted">
            {formatQuantity(i18n, quantity, product.unit)} × <Money rupees={product.price} />{' '}
            {perUnit(i18n, product.unit)}
          </p>
          <LineChanges item={item} order={order} />
        </div>
        <Money rupees={rupeesOf(item)} className="font-bold" />
      </div>
      <p className="line-clamp-2 text-sm break-words text-muted">
        <OwnWords text={product.description} />
      </p>
    </li>
  );
}

/** Says that it was packed otherwise than ordered, and what it comes to now. */
export function OrderChanged({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const ordered = orderedTotal(order);
  if (ordered === undefined) return null;
  // What was credited later is said beside it.
  const packed = plusRupees(order.totalAmount, order.credited ?? 0);
  const total = formatRupees(packed);
  return (
    <p className="rounded-control bg-marigold-soft px-3 py-2 font-medium">
      {ordered === packed
        ? i18n._('account.order.changedSame', { total })
        : i18n._('account.order.changed', { total, ordered: formatRupees(ordered) })}
    </p>
  );
}

/** Sums of an order: goods, delivery, credits, total. */
export function OrderSums({ order }: { order: Order }) {
  const { i18n } = useLingui();
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1">
      <dt>{i18n._('account.subtotal')}</dt>
      <dd className="pl-3 text-right">
        <Money rupees={chargedSubtotal(order)} />
      </dd>
      <dt>{i18n._('account.shipping')}</dt>
      <dd className="pl-3 text-right">
        {chargedShipping(order) === 0 ? i18n._('account.free') : <Money rupees={chargedShipping(order)} />}
      </dd>
      {creditRows(i18n, order).map(({ key, label, rupees }) => (
        <Fragment key={key}>
          <dt>{label}</dt>
          <dd className="pl-3 text-right">
            <Money rupees={rupees} />
          </dd>
        </Fragment>
      ))}
      <dt className="border-t border-line pt-2 text-lg font-bold">{i18n._('account.total')}</dt>
      <dd className="border-t border-line pt-2 pl-3 text-right text-lg font-bold">
        <Money rupees={order.totalAmount} />
      </dd>
      {paidLines(i18n, order).map(({ key, label, rupees }) => (
        <Fragment key={key}>
          <dt>{label}</dt>
          <dd className="pl-3 text-right">
            <Money rupees={rupees} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
