import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, type MetaArgs } from 'react-router';
import type { ReorderLine, ReorderList } from '#admin/reorder.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { shelfOf, Thumb, useStaffShelves } from '#catalogue/web/admin/public.ts';
import { adminMeta, ScreenHeader, EmptyState } from '#ui/admin/screen.tsx';
import { buttonClass } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { Waiters } from '#wishes/web/admin/public.ts';
import {
  ShareBar,
  type Amounts,
  amountOfLine,
  amountText,
  isWrongAmount,
  reorderText,
  wordsOf,
  nameOf,
} from './share-bar.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.reorder.title'));

/** Reads what runs out. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<ReorderList> =>
  callApi('/admin/reorder', { signal: request.signal });

/** Purchase list for the wholesaler: staff edit the proposed amounts, then share, copy or print the list. */
export default function ReorderPage() {
  const { i18n } = useLingui();
  const list = useLoaderData<typeof clientLoader>();
  const { shelves } = useStaffShelves();
  const [amounts, setAmounts] = useState<Amounts>({});
  const lines = list.shelves.flatMap((shelf) => shelf.lines);
  const wanted = lines.filter((line) => amountOfLine(line, amounts) !== undefined).length;
  return (
    <div className="mx-auto max-w-3xl pb-32 md:pb-0 print:max-w-none">
      <ScreenHeader
        title={i18n._('office.reorder.title')}
        count={i18n._('office.reorder.about', {
          shop: list.shop,
          asOf: formatDay(i18n, list.asOf),
          days: list.days,
        })}
      />
      {lines.length === 0 ? (
        <EmptyState text={i18n._('office.reorder.none')}>
          <Link to={officeAddress('adminProducts')} className={buttonClass('secondary')}>
            {i18n._('office.nav.products')}
          </Link>
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          {list.shelves.map(({ category, title, lines: onShelf }) => (
            <section key={category} aria-label={shelfOf({ category, shelf: title }, shelves)}>
              <h2 className="mb-1 font-semibold">
                <OwnWords text={shelfOf({ category, shelf: title }, shelves)} />
              </h2>
              <ul className="divide-y divide-line rounded-tile border border-line bg-white">
                {onShelf.map((line) => (
                  <Line
                    key={line._id}
                    line={line}
                    amounts={amounts}
                    onType={(typed) => setAmounts((all) => ({ ...all, [line._id]: typed }))}
                  />
                ))}
              </ul>
            </section>
          ))}
          {list.more > 0 && (
            <p className="text-muted">
              {i18n._('office.reorder.more', { count: list.more.toLocaleString('en-IN') })}
            </p>
          )}
        </div>
      )}
      {lines.length > 0 && (
        <ShareBar
          text={reorderText(i18n, list, amounts)}
          wanted={wanted}
          isWrong={lines.some((line) => isWrongAmount(line, amounts))}
        />
      )}
    </div>
  );
}

function Line({
  line,
  amounts,
  onType,
}: {
  line: ReorderLine;
  amounts: Amounts;
  onType: (typed: string) => void;
}) {
  const { i18n } = useLingui();
  const name = nameOf(i18n, line);
  const isLeftOut = amountOfLine(line, amounts) === undefined;
  return (
    <li className={`flex items-center gap-3 px-3 py-2 ${isLeftOut ? 'print:hidden' : ''}`}>
      <Thumb of={line} className="size-11 print:hidden" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className={`block font-semibold ${isLeftOut ? 'text-muted' : ''}`}>
          <OwnWords text={name} />
        </span>
        <span className="block text-sm text-muted">
          <span className={line.soldOut || line.stock === 0 ? 'font-medium text-chilli' : ''}>
            {line.soldOut || line.stock === 0
              ? i18n._('office.reorder.soldOut')
              : i18n._('office.leftOf', { amount: wordsOf(i18n, line.stock, line.unit) })}
          </span>
          {line.sold > 0
            ? ` ${i18n._('office.reorder.sold', { amount: wordsOf(i18n, line.sold, line.unit) })}`
            : ` ${i18n._('office.reorder.noneSold')}`}
          <Waiters product={line._id} />
        </span>
      </span>
      <label className="flex shrink-0 items-center gap-1">
        <span className="sr-only">{i18n._('office.reorder.order', { name })}</span>
        <input
          value={amountText(line, amounts)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          aria-invalid={isWrongAmount(line, amounts) || undefined}
          onChange={({ target }) => onType(target.value)}
          onFocus={({ target }) => target.select()}
          className="h-11 w-16 rounded-control border border-muted/60 bg-white px-2 text-right text-base font-semibold tabular-nums aria-invalid:border-chilli aria-invalid:bg-chilli-soft print:border-0"
        />
        <span className="w-10 text-sm text-muted">{i18n._(UNITS[line.unit])}</span>
      </label>
    </li>
  );
}

const UNITS = {
  item: /*i18n*/ 'office.reorder.pcs',
  kg: /*i18n*/ 'office.reorder.kg',
  litres: /*i18n*/ 'office.reorder.litres',
  gram: /*i18n*/ 'office.reorder.g',
} as const;
