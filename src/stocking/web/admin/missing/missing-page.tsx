import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, type MetaArgs } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { MISSING_FIELDS, type MissingField } from '#catalogue/catalogue.ts';
import { ShelfFilter } from '#catalogue/web/admin/public.ts';
import type { MissingListing, TaxProposals } from '#stocking/stocking.ts';
import { adminMeta, ScreenHeader, EmptyState } from '#ui/admin/screen.tsx';
import { listQueryOf, type ListQuery, useListQuery } from '#ui/admin/use-list-query.ts';
import { buttonClass, classNames } from '#ui/button.tsx';
import { Pagination } from '#ui/page/pagination.tsx';
import { MissingScreen } from './missing-screen.tsx';
import { FIELD_LABELS } from './missing-sheet.ts';
import { TaxPanel } from './tax-panel.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.missing'));

/** Reads the page of products that the address asks for, the counts of their shelf, and proposals where rates are looked at. */
export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const query = listQueryOf(url, ['field', 'category', 'page']);
  const listing = await callApi<MissingListing>(`/products/admin/missing?${query}`, { signal });
  const isOfTax = new URL(url).searchParams.get('field') === 'taxRate';
  const tax = isOfTax ? await callApi<TaxProposals>('/products/admin/missing/tax', { signal }) : undefined;
  return { listing, tax };
}

/** Page that counts the required details that products lack, with a grid to fill them in. */
export default function MissingPage() {
  const { i18n } = useLingui();
  const { listing, tax } = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  const { products, incomplete, all, total, page, totalPages } = listing;
  const field = MISSING_FIELDS.find((name) => name === asked.get('field')) ?? '';
  return (
    <>
      <ScreenHeader
        title={i18n._('office.nav.missing')}
        count={i18n._('office.missing.counted', {
          incomplete: formatCount(incomplete),
          all: formatCount(all),
        })}
      >
        <ShelfFilter
          value={asked.get('category')}
          onChange={(category) => asked.set({ category })}
          className="w-48"
        />
      </ScreenHeader>
      <FieldCounts listing={listing} field={field} asked={asked} />
      {tax && <TaxPanel loaded={tax} />}
      {products.length === 0 ? (
        <NothingMissing isBeyond={total > 0} isEmpty={all === 0} field={field} />
      ) : (
        <MissingScreen key={products.map(({ _id }) => _id).join()} products={products} field={field} />
      )}
      <Pagination
        page={page}
        pages={totalPages}
        to={(to) => asked.to({ page: String(to) })}
        label={i18n._('office.products.pages')}
      />
    </>
  );
}

/** Number of products that lack each field, as links to those products. */
function FieldCounts({
  listing: { counts, incomplete },
  field,
  asked,
}: {
  listing: MissingListing;
  field: MissingField | '';
  asked: ListQuery;
}) {
  const { i18n } = useLingui();
  const current = useRef<HTMLAnchorElement>(null);
  // On a phone the counts are a row that scrolls.
  useEffect(() => {
    // In braces: newer browsers answer a promise, which an effect must not hand on.
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [field]);
  return (
    <nav aria-label={i18n._('office.missing.nav')} className="mb-4">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0">
        {(['', ...MISSING_FIELDS] as const).map((name) => {
          const count = name === '' ? incomplete : counts[name];
          return (
            <li key={name} className="shrink-0">
              <Link
                to={asked.to({ field: name })}
                ref={name === field ? current : undefined}
                aria-current={name === field ? 'true' : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-2 rounded-control border px-3',
                  name === field ? 'border-leaf bg-leaf font-semibold text-white' : 'border-line bg-white',
                  count === 0 && name !== field && 'text-muted',
                )}
              >
                {name === '' ? i18n._('office.missing.anything') : i18n._(FIELD_LABELS[name])}
                <span className="font-semibold tabular-nums">{formatCount(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function NothingMissing({
  isBeyond,
  isEmpty,
  field,
}: {
  isBeyond: boolean;
  isEmpty: boolean;
  field: MissingField | '';
}) {
  const { i18n } = useLingui();
  if (isEmpty)
    return (
      <EmptyState text={i18n._('office.missing.empty')}>
        <Link to={officeAddress('stocking')} className={buttonClass()}>
          {i18n._('office.nav.stocking')}
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState text={isBeyond ? i18n._('office.list.noPage') : nothingLacks(i18n, field)}>
      {(isBeyond || field !== '') && (
        <Link to="?" className={buttonClass('secondary')}>
          {i18n._('office.missing.showAll')}
        </Link>
      )}
    </EmptyState>
  );
}

const nothingLacks = (i18n: I18n, field: MissingField | ''): string =>
  field === ''
    ? i18n._('office.missing.noneAtAll')
    : i18n._('office.missing.none', { what: i18n._(FIELD_LABELS[field]) });

const formatCount = (count: number): string => count.toLocaleString('en-IN');
