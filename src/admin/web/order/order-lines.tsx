import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { packText } from '#catalogue/catalogue.ts';
import { Thumb } from '#catalogue/web/admin/public.ts';
import { deskWords, paymentTitle } from '#money/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { AddedMark, IF_MISSING_WORDS, quantityText } from '#orders/web/admin/public.ts';
import { rupeesOf, chargedShipping, chargedSubtotal, LineChanges } from '#orders/web/public.ts';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** Ordered goods and the total. */
export const OrderLines = ({ order }: { order: Order }) => {
  const { i18n } = useLingui();
  return (
    <>
      <h2 id="to-pack" className="mb-2 text-base font-semibold">
        {isToPack(order)
          ? i18n._('office.order.toPack', { count: order.totalItems })
          : i18n._('office.order.items', { count: order.totalItems })}
      </h2>
      {isToPack(order) && <p className="mb-1 text-muted">{i18n._(IF_MISSING_WORDS[order.ifMissing].id)}</p>}
      <ul className="@container">
        {order.items.map((item) => (
          <li key={item.line} className="flex flex-wrap items-center gap-3 border-b border-line py-2">
            {/* An order does not keep the shelf of its goods. */}
            <Thumb of={{ ...item.product, art: 'grocery' }} className="size-12" />
            <span className="min-w-[min(100%,6rem)] flex-1">
              <span className="block font-medium">
                <OwnWords text={item.product.title} />
              </span>
              <span className="text-muted">
                <Money rupees={item.product.price} />{' '}
                {item.product.pack && `· ${packText(i18n, item.product.pack)}`}
              </span>
              <LineChanges item={item} order={order} />
              <AddedMark order={order} line={item.line} />
            </span>
            <span className="flex flex-col items-end @sm:flex-row @sm:items-center @sm:gap-3">
              <span className="text-base font-semibold whitespace-nowrap">
                {quantityText(i18n, item.quantity, item.product.unit)}
              </span>
              <Money rupees={rupeesOf(item)} className="text-right @sm:min-w-20" />
            </span>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 pt-3 text-right">
        <dt className="text-muted">{i18n._('office.subtotal')}</dt>
        <dd>
          <Money rupees={chargedSubtotal(order)} />
        </dd>
        <dt className="text-muted">{i18n._('office.shipping')}</dt>
        <dd>
          {chargedShipping(order) === 0 ? i18n._('office.free') : <Money rupees={chargedShipping(order)} />}
        </dd>
        {order.credited !== undefined && order.credited > 0 && (
          <>
            <dt className="text-muted">{i18n._('office.credit.heading')}</dt>
            <dd>
              <Money rupees={0 - order.credited} />
            </dd>
          </>
        )}
        <dt className="text-base font-semibold">{i18n._('office.total')}</dt>
        <dd className="text-base font-semibold">
          <Money rupees={order.totalAmount} />
        </dd>
      </dl>
      <p className="mt-2 text-right text-muted">
        {order.saidUpi === undefined
          ? `${i18n._(paymentTitle(order))}, ${deskWords(i18n, order)}`
          : i18n._('office.desk.saidUpi', { amount: formatRupees(order.saidUpi) })}
      </p>
    </>
  );
};

const isToPack = ({ status, packedAt }: Order): boolean => status === 'pending' && packedAt === undefined;
