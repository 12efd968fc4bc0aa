import { useLingui } from '@lingui/react';
import { formatQuantity } from '#base/figures/amount.ts';
import { perUnit } from '#catalogue/catalogue.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { rupeesOf } from '#orders/web/amount.ts';
import { Money } from '#ui/words/money.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** What was ordered, line by line, at the prices of then. */
export const OrderLines = ({ order }: { order: Order }) => (
  <ul className="grid divide-y divide-line border-y border-line">
    {order.items.map((item) => (
      <Line key={item.product._id} item={item} />
    ))}
  </ul>
);

function Line({ item: { product, quantity } }: { item: Order['items'][number] }) {
  const { i18n } = useLingui();
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
        </div>
        <Money rupees={rupeesOf({ product, quantity })} className="font-bold" />
      </div>
      <p className="line-clamp-2 text-sm break-words text-muted">
        <OwnWords text={product.description} />
      </p>
    </li>
  );
}

/** What an order comes to. */
export function OrderSums({ order }: { order: Order }) {
  const { i18n } = useLingui();
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1">
      <dt>{i18n._('account.subtotal')}</dt>
      <dd className="pl-3 text-right">
        <Money rupees={order.subtotal} />
      </dd>
      <dt>{i18n._('account.shipping')}</dt>
      <dd className="pl-3 text-right">
        {order.shipping === 0 ? i18n._('account.free') : <Money rupees={order.shipping} />}
      </dd>
      <dt className="border-t border-line pt-2 text-lg font-bold">{i18n._('account.total')}</dt>
      <dd className="border-t border-line pt-2 pl-3 text-right text-lg font-bold">
        <Money rupees={order.totalAmount} />
      </dd>
    </dl>
  );
}
