import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  type MetaArgs,
} from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import type { Order } from '#orders/orders.ts';
import { PaperChoice, usePaper } from '#printing/web/admin/public.ts';
import { adminMeta } from '#ui/admin/screen-header.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { BillSheet } from './bill-sheet.tsx';
import { SlipSheet } from './slip-sheet.tsx';

const DOCUMENTS = [
  ['slip', /*i18n*/ 'office.print.slip'],
  ['bill', /*i18n*/ 'office.print.bill'],
] as const;
const AT_MOST = 50;

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.print'));

/** Reads the order of the address, and those named with it. */
export const clientLoader = ({ params, request }: ClientLoaderFunctionArgs): Promise<Order[]> => {
  const others = new URL(request.url).searchParams.get('with') ?? '';
  const ids = [params['id'] ?? '', ...others.split(',').filter(Boolean)].slice(0, AT_MOST);
  return Promise.all(
    ids.map((id) => callApi<Order>(`/orders/${encodeURIComponent(id)}`, { signal: request.signal })),
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
  const Sheet = asked.get('doc') === 'bill' ? BillSheet : SlipSheet;
  const sheets = useRef<HTMLDivElement>(null);
  const { paper, page } = usePaper(sheets, [orders, Sheet]);
  return (
    <>
      <style>{page}</style>
      <h1 className="sr-only print:hidden">{i18n._('office.print')}</h1>
      <PaperChoice documents={DOCUMENTS} sheets={sheets} />
      <div
        ref={sheets}
        className="grid justify-items-start gap-6 overflow-x-auto print:block print:overflow-visible"
      >
        {orders.map((order) => (
          <Sheet key={order._id} order={order} paper={paper} />
        ))}
      </div>
    </>
  );
}
