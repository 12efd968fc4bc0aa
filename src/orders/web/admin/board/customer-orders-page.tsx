import type { ReactNode } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator, useRouteError } from 'react-router';
import { formatRupees } from '#base/money.ts';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { type CustomerAccount, type OrderList, ORDERS_PER_PAGE } from '#orders/staff-orders.ts';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { Button } from '#ui/button.tsx';
import { Day } from '#ui/formatted.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { OrderRows } from './order-rows.tsx';

/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

type Read = { account: CustomerAccount; list: OrderList } | null;

/** Reads a page of the orders of the customer that the address names, and what they all come to. */
export const clientLoader = async ({ request }: ClientLoaderFunctionArgs): Promise<Read> => {
  const id = new URL(request.url).searchParams.get('id');
  if (!id) return null;
  const asked = listQueryOf(request.url, ['page']);
  asked.set('customer', id);
  asked.set('limit', String(ORDERS_PER_PAGE));
  const { signal } = request;
  const [account, list] = await Promise.all([
    callApi<CustomerAccount>(`/orders/customers/${encodeURIComponent(id)}`, { signal }),
    callApi<OrderList>(`/orders/all?${asked}`, { signal }),
  ]);
  return { account, list };
};

/** Somebody's orders, inside the page of the customer. */
export default function CustomerOrdersPage() {
  const read = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  if (!read) return null;
  const { account, list } = read;
  return (
    <section aria-labelledby="orders" className="min-w-0 rounded-tile border border-line bg-white p-4">
      <h2 id="orders" className="text-base font-semibold">
        Orders
      </h2>
      <Figures account={account} />
      {list.orders.length === 0 ? (
        <p className="py-6 text-center text-muted">
          {list.totalOrders > 0 ? 'There is no such page.' : 'Nothing was ordered yet.'}
        </p>
      ) : (
        <OrderRows orders={list.orders} />
      )}
      <Pagination
        page={Number(asked.get('page') || '1')}
        pages={list.totalPages}
        to={(to) => asked.to({ page: String(to) })}
        label="Pages of orders"
      />
    </section>
  );
}

const Figures = ({ account }: { account: CustomerAccount }) => (
  <dl className="my-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
    <Figure name="Total">{formatRupees(account.totalAmount)}</Figure>
    <Figure name="Orders">
      {account.orders.toLocaleString('en-IN')}
      {account.cancelled > 0 && (
        <span className="block text-sm font-normal text-muted">and {account.cancelled} cancelled</span>
      )}
    </Figure>
    <Figure name="Not paid yet">{formatRupees(account.due)}</Figure>
    <Figure name="Last order">{account.lastAt ? <Day at={account.lastAt} /> : 'None'}</Figure>
  </dl>
);

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="text-lg font-bold tabular-nums">{children}</dd>
  </div>
);

/** If the orders cannot be fetched, the customer's card can still be read. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (!(error instanceof CallFailed)) throw error;
  return (
    <section
      role="alert"
      className="grid justify-items-start gap-3 rounded-tile border border-line bg-white p-4"
    >
      <h2 className="text-base font-semibold">The orders could not be shown</h2>
      <p>{error.message}</p>
      <Button look="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
        Try again
      </Button>
    </section>
  );
}
