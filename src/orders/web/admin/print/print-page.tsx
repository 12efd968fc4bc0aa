import { useLingui } from '@lingui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  type MetaArgs,
} from 'react-router';
import { callApi } from '#browser/api-client.ts';
import type { Order } from '#orders/orders.ts';
import { adminMeta } from '#ui/admin/admin-meta.ts';
import { LabelledSelect } from '#ui/admin/form/labelled-select.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { Button } from '#ui/button.tsx';
import { BillSheet } from './bill-sheet.tsx';
import { SlipSheet } from './slip-sheet.tsx';

const DOCUMENTS = [
  ['slip', /*i18n*/ 'office.print.slip'],
  ['bill', /*i18n*/ 'office.print.bill'],
] as const;
const PAPERS = [
  ['a4', /*i18n*/ 'office.print.a4'],
  ['80mm', /*i18n*/ 'office.print.roll'],
] as const;
const AT_MOST = 50;

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.print'));

/** Reads the order of the address, and those named with it. */
export const clientLoader = ({ params, request }: ClientLoaderFunctionArgs): Promise<Order[]> => {
  const others = new URL(request.url).searchParams.get('with')?.split(',') ?? [];
  const ids = [params['id'] ?? '', ...others].slice(0, AT_MOST);
  return Promise.all(
    ids.map((id) => callApi<Order>(`/orders/${encodeURIComponent(id)}`, { signal: request.signal })),
  );
};

/** Another paper size or document shows the same orders, so nothing is fetched again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.searchParams.get('with') !== nextUrl.searchParams.get('with');

/** Packing slips or bills, one a page, on A4 or on the roll of a receipt printer. */
export default function PrintPage() {
  const { i18n } = useLingui();
  const orders = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  const isRoll = asked.get('paper') === '80mm';
  const Sheet = asked.get('doc') === 'bill' ? BillSheet : SlipSheet;
  const sheets = useRef<HTMLDivElement>(null);
  const height = useTallest(sheets, isRoll, [orders, Sheet]);
  return (
    <>
      <style>
        {isRoll ? `@page { size: 80mm ${height}mm; margin: 0 }` : '@page { size: A4; margin: 14mm }'}
      </style>
      <h1 className="sr-only print:hidden">{i18n._('office.print')}</h1>
      <div className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
        <LabelledSelect
          label={i18n._('office.print.document')}
          options={DOCUMENTS.map(([value, label]) => [value, i18n._(label)] as const)}
          value={asked.get('doc') || 'slip'}
          onChange={(event) => asked.set({ doc: event.target.value })}
        />
        <LabelledSelect
          label={i18n._('office.print.paper')}
          options={PAPERS.map(([value, label]) => [value, i18n._(label)] as const)}
          value={asked.get('paper') || 'a4'}
          onChange={(event) => asked.set({ paper: event.target.value })}
        />
        <Button onClick={() => window.print()}>
          <ToolIcon name="print" />
          {i18n._('office.print')}
        </Button>
      </div>
      <div
        ref={sheets}
        className="grid justify-items-start gap-6 overflow-x-auto print:block print:overflow-visible"
      >
        {orders.map((order) => (
          <Sheet key={order._id} order={order} isRoll={isRoll} />
        ))}
      </div>
    </>
  );
}

const MM_PER_PIXEL = 25.4 / 96;

/** How tall the tallest sheet is, in millimetres: a roll is cut where the text ends, not where A4 would. */
function useTallest(
  sheets: React.RefObject<HTMLDivElement | null>,
  isRoll: boolean,
  of: readonly unknown[],
): number {
  const [height, setHeight] = useState(200);
  useLayoutEffect(() => {
    if (!isRoll) return;
    const heights = Array.from(
      sheets.current?.children ?? [],
      (sheet) => sheet.getBoundingClientRect().height,
    );
    setHeight(Math.ceil(Math.max(50, ...heights) * MM_PER_PIXEL) + 2);
    // oxlint-disable-next-line react/exhaustive-deps -- measured anew whenever what is on the sheets changes
  }, [isRoll, sheets, ...of]);
  return height;
}
