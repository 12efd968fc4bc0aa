import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  type MetaArgs,
} from 'react-router';
import { formatMoment } from '#base/time.ts';
import type { Bill, OrderBills } from '#bills/bills.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { packText } from '#catalogue/catalogue.ts';
import { slipWords } from '#money/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { AddedMark, IF_MISSING_WORDS, quantityText } from '#orders/web/admin/public.ts';
import { DeliveryAddress, LineChanges, PromiseLine } from '#orders/web/public.ts';
import { BillPaper } from '#papers/web/paper/bill-paper.tsx';
import { PaperChoice, usePaper, type Paper, Sheet } from '#printing/web/admin/public.ts';
import { useShop } from '#settings/web/public.ts';
import { adminMeta } from '#ui/admin/screen.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { BillSheet } from './bill-sheet.tsx';

const DOCUMENTS = [
  ['slip', /*i18n*/ 'office.print.slip'],
  ['bill', /*i18n*/ 'office.print.bill'],
] as const;
const AT_MOST = 50;

/** An order with its papers. */
type PrintedOrder = { order: Order; bills: readonly Bill[] };

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.print'));

/** Reads the order of the address, and those named with it. */
export const clientLoader = ({ params, request }: ClientLoaderFunctionArgs): Promise<PrintedOrder[]> => {
  const others = new URL(request.url).searchParams.get('with') ?? '';
  const ids = [params['id'] ?? '', ...others.split(',').filter(Boolean)].slice(0, AT_MOST);
  const { signal } = request;
  return Promise.all(
    ids.map(async (id) => {
      const path = `/orders/${encodeURIComponent(id)}`;
      const [order, { bills }] = await Promise.all([
        callApi<Order>(path, { signal }),
        callApi<OrderBills>(`${path}/bills`, { signal }),
      ]);
      return { order, bills };
    }),
  );
};

/** Another paper size or document shows the same orders, so nothing is fetched again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.searchParams.get('with') !== nextUrl.searchParams.get('with');

/** Packing slips or bills, one a page, on A4 or on the roll of a receipt printer, 80 or 58 mm wide. */
export default function PrintPage() {
  const { i18n } = useLingui();
  const orders = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  const isBill = asked.get('doc') === 'bill';
  const sheets = useRef<HTMLDivElement>(null);
  const { paper, page } = usePaper(sheets, [orders, isBill]);
  return (
    <>
      <style>{page}</style>
      <h1 className="sr-only print:hidden">{i18n._('office.print')}</h1>
      <PaperChoice documents={DOCUMENTS} sheets={sheets} />
      <div
        ref={sheets}
        className="grid justify-items-start gap-6 overflow-x-auto print:block print:overflow-visible"
      >
        {orders.map(({ order, bills }) =>
          isBill ? (
            <BillSheets key={order._id} order={order} bills={bills} paper={paper} />
          ) : (
            <SlipSheet key={order._id} order={order} paper={paper} />
          ),
        )}
      </div>
    </>
  );
}

/** The bills and credit notes of an order, each on a sheet of its own; what it came to where there are none. */
function BillSheets({ order, bills, paper }: PrintedOrder & { paper: Paper }) {
  if (bills.length === 0) return <BillSheet order={order} paper={paper} />;
  return bills.map((bill) => (
    <Sheet key={bill._id} paper={paper} label={bill.number}>
      <BillPaper bill={bill} isRoll={paper !== 'a4'} />
    </Sheet>
  ));
}

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
              <OwnWords text={item.product.title} /> {packText(i18n, item.product.pack)}{' '}
              <span className="*:border *:border-ink">
                <AddedMark order={order} line={item.line} />
              </span>
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
