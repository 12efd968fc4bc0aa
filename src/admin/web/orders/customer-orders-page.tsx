import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator, useRouteError } from 'react-router';
import { OrderRow } from '#admin/web/order-row.tsx';
import { StatusAndPayment } from '#admin/web/status-badge.tsx';
import { formatRupees } from '#base/figures/money.ts';
import { formatDay, formatMoment } from '#base/time.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { Khata } from '#money/money.ts';
import { KhataSection } from '#money/web/admin/public.ts';
import { type CustomerAccount, type OrderList, ORDERS_PER_PAGE, type Order } from '#orders/orders.ts';
import { linesText } from '#orders/web/admin/public.ts';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { Button } from '#ui/button.tsx';
import { Pagination } from '#ui/page/pagination.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

type Read = { account: CustomerAccount; list: OrderList; khata: Khata } | null;

/** Reads a page of the orders of the customer that the address names, and what they all come to. */
export const clientLoader = async ({ request }: ClientLoaderFunctionArgs): Promise<Read> => {
  const id = new URL(request.url).searchParams.get('id');
  if (!id) return null;
  const asked = listQueryOf(request.url, ['page']);
  asked.set('customer', id);
  asked.set('limit', String(ORDERS_PER_PAGE));
  const { signal } = request;
  const [account, list, khata] = await Promise.all([
    callApi<CustomerAccount>(`/orders/customers/${encodeURIComponent(id)}`, { signal }),
    callApi<OrderList>(`/orders/all?${asked}`, { signal }),
    callApi<Khata>(`/khatas/${encodeURIComponent(id)}`, { signal }),
  ]);
  return { account, list, khata };
};

/** Orders of a customer, inside the customer's page. */
export default function CustomerOrdersPage() {
  const { i18n } = useLingui();
  const read = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  if (!read) return null;
  const { account, list, khata } = read;
  return (
    <div className="grid min-w-0 gap-4">
      <KhataSection key={khata.customer._id} khata={khata} />
      <section aria-labelledby="orders" className="min-w-0 rounded-tile border border-line bg-white p-4">
        <h2 id="orders" className="text-base font-semibold">
          {i18n._('office.nav.orders')}
        </h2>
        <Figures account={account} />
        {list.orders.length === 0 ? (
          <p className="py-6 text-center text-muted">
            {list.totalOrders > 0 ? i18n._('office.list.noPage') : i18n._('office.orders.noneYet')}
          </p>
        ) : (
          <OrderRows orders={list.orders} />
        )}
        <Pagination
          page={Number(asked.get('page') || '1')}
          pages={list.totalPages}
          to={(to) => asked.to({ page: String(to) })}
          label={i18n._('office.orders.pages')}
        />
      </section>
    </div>
  );
}

const Figures = ({ account }: { account: CustomerAccount }) => {
  const { i18n } = useLingui();
  return (
    <dl className="my-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Figure name={i18n._('office.total')}>{formatRupees(account.totalAmount)}</Figure>
      <Figure name={i18n._('office.nav.orders')}>
        {account.orders.toLocaleString('en-IN')}
        {account.cancelled > 0 && (
          <span className="block text-sm font-normal text-muted">
            {i18n._('office.orders.andCancelled', { cancelled: account.cancelled })}
          </span>
        )}
      </Figure>
      <Figure name={i18n._('office.orders.unpaid')}>{formatRupees(account.due)}</Figure>
      <Figure name={i18n._('office.orders.last')}>
        {account.lastAt ? formatDay(i18n, account.lastAt) : i18n._('office.none')}
      </Figure>
    </dl>
  );
};

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="text-lg font-bold tabular-nums">{children}</dd>
  </div>
);

/** If the orders cannot be fetched, the customer's card can still be read. */
export function ErrorBoundary() {
  const { i18n } = useLingui();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (!(error instanceof CallFailed)) throw error;
  return (
    <section
      role="alert"
      className="grid justify-items-start gap-3 rounded-tile border border-line bg-white p-4"
    >
      <h2 className="text-base font-semibold">{i18n._('office.orders.notShown')}</h2>
      <p>{error.message}</p>
      <Button look="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
        {i18n._('office.tryAgain')}
      </Button>
    </section>
  );
}

/** Orders one under another, for little room; everything else is on the order's own page. */
const OrderRows = ({ orders }: { orders: readonly Order[] }) => {
  const { i18n } = useLingui();
  return (
    <ul className="divide-y divide-line border-t border-line">
      {orders.map((order) => (
        <OrderRow
          key={order._id}
          order={order}
          title="number"
          aside={<Money rupees={order.totalAmount} />}
          foot={
            <span className="flex flex-wrap items-center gap-x-3 pt-1">
              <StatusAndPayment order={order} />
            </span>
          }
          className="py-2"
        >
          <span className="flex flex-wrap justify-between gap-x-2 text-muted">
            <span>{formatMoment(i18n, order.createdAt)}</span>
            <span>
              <OwnWords text={linesText(i18n, order)} />
            </span>
          </span>
        </OrderRow>
      ))}
    </ul>
  );
};
