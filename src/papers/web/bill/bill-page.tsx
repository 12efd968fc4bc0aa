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
import type { OrderBills } from '#bills/bills.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { billWords, paymentTitle, UpiCode } from '#money/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { DeliveryAddress, whoCollects, ShopContact, PromiseLine, PromisedTerms } from '#orders/web/public.ts';
import { BillPaper } from '#papers/web/paper/bill-paper.tsx';
import { SharePdf } from '#papers/web/paper/share-pdf.tsx';
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

export const clientLoader = async ({ params }: ClientLoaderFunctionArgs) => {
  const path = `/orders/${encodeURIComponent(params['id'] ?? '')}`;
  const [order, { bills }] = await Promise.all([
    callApi<Order>(inPageLanguage(path)),
    callApi<OrderBills>(`${path}/bills`),
  ]);
  return { order, bills };
};
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { i18n } = useLingui();
  return <Spinner label={i18n._('account.bill.fetching')} />;
}

const SHEET =
  'mx-auto my-6 grid max-w-3xl gap-8 bg-white p-6 md:p-10 print:m-0 print:max-w-none print:p-0 print:text-sm';

/** The bills and credit notes of an order, to print on A4 or to hand on as PDFs. */
export default function BillPage() {
  const { order, bills } = useLoaderData<typeof clientLoader>();
  if (bills.length === 0) return <OrderSheet order={order} />;
  return (
    <>
      {bills.map((bill) => (
        <article
          key={bill._id}
          data-bill
          aria-label={bill.number}
          className={`${SHEET} break-after-page last-of-type:break-after-auto`}
        >
          <BillPaper bill={bill} />
          <footer className="flex flex-wrap items-center gap-3 print:hidden">
            <SharePdf bill={bill} />
          </footer>
        </article>
      ))}
      <div className="mx-auto my-6 grid max-w-3xl gap-6 px-6 md:px-10 print:hidden">
        <Payment order={order} />
        <Actions />
      </div>
    </>
  );
}

/** The payment of an order, and the sum that is still open. */
function Payment({ order }: { order: Order }) {
  const { i18n } = useLingui();
  return (
    <>
      <p>
        {order.status !== 'cancelled' &&
          i18n._('account.bill.sentence', { text: i18n._(paymentTitle(order)) })}{' '}
        {billWords(i18n, order)}
      </p>
      <UpiCode order={order} />
      <ShopContact order={order} />
    </>
  );
}

function Actions() {
  const { i18n } = useLingui();
  return (
    <footer className="flex flex-wrap gap-3 print:hidden">
      <Button onClick={() => window.print()}>{i18n._('account.bill.print')}</Button>
      <Link to={pageAddress('myOrders')} className={buttonClass('secondary')}>
        {i18n._('account.myOrders')}
      </Link>
    </footer>
  );
}

/** The sums of an order, of a shop that makes no bills with numbers, or before its goods left. */
function OrderSheet({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const shop = useShop();
  return (
    <article data-bill className={SHEET}>
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
        <address className="ml-auto text-right not-italic">
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
      <Payment order={order} />
      <Actions />
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
