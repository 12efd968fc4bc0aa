import { useLingui } from '@lingui/react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LinksFunction,
  useLoaderData,
  useRouteError,
  type MetaArgs,
} from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { billWords, paymentTitle, UpiCode } from '#money/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { DeliveryAddress, whoCollects, ShopContact, PromiseLine, PromisedTerms } from '#orders/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { LoadProblem, Spinner } from '#ui/page/load-problem.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { Day } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { BillTable } from './bill-table.tsx';
import onPaper from './bill.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: onPaper, media: 'print' }];

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.bill.title') }));

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  callApi<Order>(inPageLanguage(`/orders/${encodeURIComponent(params['id'] ?? '')}`));
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { i18n } = useLingui();
  return <Spinner label={i18n._('account.bill.fetching')} />;
}

/** A bill to print on A4 or to keep as a PDF. */
export default function BillPage() {
  const { i18n } = useLingui();
  const order = useLoaderData<typeof clientLoader>();
  const shop = useShop();
  return (
    <article
      data-bill
      className="mx-auto my-6 grid max-w-3xl gap-8 bg-white p-6 md:p-10 print:m-0 print:max-w-none print:p-0 print:text-sm"
    >
      <header className="flex flex-wrap justify-between gap-6">
        <div>
          <h1 className="text-2xl font-bold">{i18n._('account.bill.title')}</h1>
          <p>{i18n._('account.order.number', { number: order.orderId })}</p>
          <p>
            <Day at={order.createdAt} />
          </p>
          {order.status === 'cancelled' && (
            <p className="font-bold text-chilli">{i18n._('account.timeline.cancelled')}</p>
          )}
        </div>
        <address className="text-right not-italic">
          <strong>{shop.name}</strong>
          {[
            shop.address,
            shop.phones.join(', '),
            shop.email,
            shop.fssai && i18n._('account.bill.fssai', { number: shop.fssai }),
          ]
            .filter(Boolean)
            .map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
        </address>
      </header>
      <section>
        <h2 className="font-bold">
          {order.delivery?.collected ? whoCollects(i18n, order) : i18n._('account.bill.deliveredTo')}
        </h2>
        <DeliveryAddress of={order.selectedAddress} />
        <PromisedTerms order={order} />
        <PromiseLine order={order} />
        {order.note && (
          <p className="wrap-anywhere">
            {i18n._('account.order.note')} <OwnWords text={order.note} />
          </p>
        )}
      </section>
      {/* Large text makes the table wider than a phone: it scrolls by itself. */}
      <section
        aria-label={i18n._('account.order.goods')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys where it is wider than the screen
        tabIndex={0}
        className="overflow-x-auto print:overflow-visible"
      >
        <BillTable order={order} />
      </section>
      <p>
        {order.status !== 'cancelled' &&
          i18n._('account.bill.sentence', { text: i18n._(paymentTitle(order)) })}{' '}
        {billWords(i18n, order)}
      </p>
      <UpiCode order={order} />
      <ShopContact order={order} />
      <footer className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>{i18n._('account.bill.print')}</Button>
        <Link to={pageAddress('myOrders')} className={buttonClass('secondary')}>
          {i18n._('account.myOrders')}
        </Link>
      </footer>
    </article>
  );
}

export function ErrorBoundary() {
  const { i18n } = useLingui();
  return (
    <LoadProblem
      title={i18n._('account.bill.notFetched')}
      missing={i18n._('account.order.missing')}
      error={useRouteError()}
      back={{ to: pageAddress('myOrders'), label: i18n._('account.myOrders') }}
    />
  );
}
