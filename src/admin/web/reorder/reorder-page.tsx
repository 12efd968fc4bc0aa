import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import type { ReorderLine, ReorderList } from '#admin/reorder.ts';
import { pageAddress } from '#base/addresses.ts';
import { formatDay } from '#base/time.ts';
import { callApi } from '#browser/api-client.ts';
import { Thumb } from '#catalogue/web/admin/public.ts';
import { adminMeta } from '#ui/admin/admin-meta.ts';
import { EmptyState } from '#ui/admin/empty-state.tsx';
import { ScreenHeader } from '#ui/admin/screen-header.tsx';
import { buttonClass } from '#ui/button.tsx';
import {
  type Amounts,
  amountOfLine,
  amountText,
  isWrongAmount,
  reorderText,
  wordsOf,
} from './reorder-text.ts';
import { ShareBar } from './share-bar.tsx';

export const meta = () => adminMeta('Reorder list');

/** Reads what runs out. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<ReorderList> =>
  callApi('/admin/reorder', { signal: request.signal });

/** What to order from the wholesaler: amounts are proposed and can be typed; the list is shared, copied or printed. */
export default function ReorderPage() {
  const list = useLoaderData<typeof clientLoader>();
  const [amounts, setAmounts] = useState<Amounts>({});
  const lines = list.shelves.flatMap((shelf) => shelf.lines);
  const wanted = lines.filter((line) => amountOfLine(line, amounts) !== undefined).length;
  return (
    <div className="mx-auto max-w-3xl pb-32 md:pb-0 print:max-w-none">
      <ScreenHeader
        title="Reorder list"
        count={`${list.shop}, ${formatDay(list.asOf)} · sold in ${list.days} days`}
      />
      {lines.length === 0 ? (
        <EmptyState text="Nothing runs out. Goods come here at their low limit, or when you say that they are sold out.">
          <Link to={pageAddress('adminProducts')} className={buttonClass('secondary')}>
            Products
          </Link>
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          {list.shelves.map(({ category, title, lines: onShelf }) => (
            <section key={category} aria-label={title}>
              <h2 className="mb-1 font-semibold">{title}</h2>
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
              {list.more.toLocaleString('en-IN')} more run out than one list holds: order these first.
            </p>
          )}
        </div>
      )}
      {lines.length > 0 && (
        <ShareBar
          text={reorderText(list, amounts)}
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
  const name = line.pack && !line.title.includes(line.pack) ? `${line.title}, ${line.pack}` : line.title;
  const isLeftOut = amountOfLine(line, amounts) === undefined;
  return (
    <li className={`flex items-center gap-3 px-3 py-2 ${isLeftOut ? 'print:hidden' : ''}`}>
      <Thumb thumbnail={line.thumbnail} className="size-11 print:hidden" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className={`block font-semibold ${isLeftOut ? 'text-muted' : ''}`}>{name}</span>
        <span className="block text-sm text-muted">
          <span className={line.soldOut || line.stock === 0 ? 'font-medium text-chilli' : ''}>
            {line.soldOut || line.stock === 0 ? 'sold out' : `${wordsOf(line.stock, line.unit)} left`}
          </span>
          {line.sold > 0 ? ` · sold ${wordsOf(line.sold, line.unit)}` : ' · none sold'}
        </span>
      </span>
      <label className="flex shrink-0 items-center gap-1">
        <span className="sr-only">Order {name}</span>
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
        <span className="w-10 text-sm text-muted">{UNITS[line.unit]}</span>
      </label>
    </li>
  );
}

const UNITS = { item: 'pcs', kg: 'kg', litres: 'litres', gram: 'g' } as const;
