import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, type MetaArgs } from 'react-router';
import { QueueTabs } from '#admin/web/queue/queue-tabs.tsx';
import { officeAddress } from '#base/office-addresses.ts';
import { download } from '#browser/calls/download.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { useSeen } from '#browser/seen.ts';
import { useMay } from '#identity/web/admin/public.ts';
import { readOrSeen, useWaiting, useSession } from '#identity/web/public.ts';
import { type OrderList, ORDERS_PER_PAGE } from '#orders/orders.ts';
import { withTaps } from '#orders/web/admin/public.ts';
import { useUndo } from '#ui/admin/action-bar.tsx';
import { SearchField } from '#ui/admin/form/search-field.tsx';
import { adminMeta, ScreenHeader, EmptyState } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { listQueryOf, useListQuery, type ListQuery } from '#ui/admin/use-list-query.ts';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';
import { buttonClass, Button } from '#ui/button.tsx';
import { Pagination } from '#ui/page/pagination.tsx';
import { toastFailure } from '#ui/toast/toast.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import { OrderTiles } from './order-tiles.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useBulk } from './use-bulk.tsx';

const ASKED = ['page', 'sortBy', 'order', 'q', 'status', 'paymentStatus', 'from', 'to'];

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.orders'));
/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

/** Reads the page of orders that the address asks for. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<OrderList> => {
  const asked = listQueryOf(request.url, ASKED);
  asked.set('limit', String(ORDERS_PER_PAGE));
  return readOrSeen(`/orders/all?${asked}`, { signal: request.signal });
};

/** All orders: found, filtered, moved along one by one or several at once. */
export default function OrdersPage() {
  const { i18n } = useLingui();
  const { orders: loaded, totalPages, totalOrders } = useLoaderData<typeof clientLoader>();
  const taps = useWaiting((state) => state.waiting);
  const orders = loaded.map((order) => withTaps(order, taps));
  const asked = useListQuery();
  const isSeen = useSeen(({ at }) => at !== undefined);
  const isWide = useMedia(VERY_WIDE);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayHandle = useMay('orders');
  const undo = useUndo();
  const bulk = useBulk(undo.offer);
  const selected = orders.filter(({ _id }) => chosen.has(_id));
  const page = Number(asked.get('page') || '1');
  const isAskedFor = asked.to({}) !== '?';
  const List = isWide ? OrderTable : OrderTiles;
  return (
    <>
      {mayHandle && (
        <div className="mb-4">
          <QueueTabs />
        </div>
      )}
      <ScreenHeader
        title={i18n._('office.nav.orders')}
        count={i18n._('office.orders.counted', { count: totalOrders })}
      >
        {mayHandle && orders.some(({ promise }) => promise) && (
          <Link to={officeAddress('roundBoard')} className={buttonClass('plain')}>
            <ToolIcon name="truck" />
            {i18n._('office.board.title')}
          </Link>
        )}
        <ExportOrders asked={asked} />
      </ScreenHeader>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <div className="flex basis-full">
          <SearchField
            label={i18n._('office.orders.search')}
            placeholder={i18n._('office.orders.searchBy')}
            asked={asked}
          />
        </div>
        <OrderFilters asked={asked} />
      </div>
      {orders.length === 0 ? (
        <EmptyState text={isSeen ? i18n._('office.notKnown') : whyEmpty(i18n, totalOrders, isAskedFor)}>
          {isAskedFor && (
            <a href="?" className={buttonClass('secondary')}>
              {i18n._('office.orders.showAll')}
            </a>
          )}
        </EmptyState>
      ) : (
        <List
          orders={orders}
          asked={asked}
          chosen={chosen}
          onSaved={undo.tell}
          onChoose={(ids, isChosen) =>
            setChosen(
              (before) =>
                new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
            )
          }
        />
      )}
      <Pagination
        page={page}
        pages={totalPages}
        to={(to) => asked.to({ page: String(to) })}
        label={i18n._('office.orders.pages')}
      />
      {selected.length > 0 && (
        <SelectionBar orders={selected} onMoved={bulk.onMoved} onDone={() => setChosen(new Set())} />
      )}
      {selected.length === 0 && undo.bar}
      {bulk.shown}
    </>
  );
}

function whyEmpty(i18n: I18n, totalOrders: number, isAskedFor: boolean): string {
  if (totalOrders > 0) return i18n._('office.list.noPage');
  return isAskedFor ? i18n._('office.orders.noMatch') : i18n._('office.orders.noneWaiting');
}

const FILTERS = ['q', 'status', 'paymentStatus', 'from', 'to'];

/** Downloads the filtered orders as a file; only for admins, because it contains names and phone numbers. */
function ExportOrders({ asked }: { asked: ListQuery }) {
  const { i18n } = useLingui();
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const { busy, run } = useCall(toastFailure);
  const fetchFile = (): Promise<void> => {
    const filters = new URLSearchParams(
      FILTERS.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : [])),
    );
    return run(() => download(`/orders/export.csv?${filters}`, 'orders.csv', useSession.getState().token));
  };
  if (!isAdmin) return undefined;
  return (
    <Button look="plain" busy={busy} onClick={() => void fetchFile()}>
      <ToolIcon name="download" />
      {i18n._('office.export')}
    </Button>
  );
}
