import { useLingui } from '@lingui/react';
import { type ClientLoaderFunctionArgs, Link, type MetaArgs, useLoaderData } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { DEBTOR_SORTS, Debtors } from '#money/khata.ts';
import { LabelledSelect } from '#ui/admin/form/fields.tsx';
import { adminMeta, ScreenHeader, EmptyState } from '#ui/admin/screen.tsx';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { Pagination } from '#ui/page/pagination.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { daysSince } from './khata-figures.tsx';

const SORTS: readonly (readonly [(typeof DEBTOR_SORTS)[number], { id: string }])[] = [
  ['oldest', /*i18n*/ { id: 'office.khata.byOldest' }],
  ['owed', /*i18n*/ { id: 'office.khata.byOwed' }],
  ['name', /*i18n*/ { id: 'office.khata.byName' }],
];

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.khatas'));
/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

/** Reads a page of those who owe. */
export const clientLoader = ({ request: { url, signal } }: ClientLoaderFunctionArgs): Promise<Debtors> =>
  callApi<Debtors>(`/khatas?${listQueryOf(url, ['sortBy', 'page'])}`, { signal });

/** List of the customers who owe money, with the sum and the age of each debt. */
export default function DebtorsPage() {
  const { i18n } = useLingui();
  const { total, count, totalPages, debtors } = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader title={i18n._('office.nav.khatas')} count={i18n._('office.khata.people', { count })} />
      <p className="mb-3 text-muted">
        {i18n._('office.khata.together')}
        <Money rupees={total} className="block text-3xl font-bold text-ink" />
      </p>
      {count === 0 ? (
        <EmptyState text={i18n._('office.khata.nobodyOwes')} />
      ) : (
        <>
          <LabelledSelect
            label={i18n._('office.khata.sort')}
            options={SORTS.map(([value, { id }]) => [value, i18n._(id)] as const)}
            value={asked.get('sortBy') || 'oldest'}
            onChange={(event) => asked.set({ sortBy: event.target.value })}
          />
          <ul className="my-3 divide-y divide-line rounded-tile border border-line bg-white">
            {debtors.map(({ customer, owed, limit, oldestAt }) => (
              <li key={customer._id}>
                <Link
                  to={officeAddress('khata', { id: customer._id })}
                  className="flex min-h-16 items-center justify-between gap-3 px-4 py-2 text-ink no-underline hover:bg-leaf-soft"
                >
                  <span className="min-w-0">
                    <strong translate="no" className="block text-base wrap-anywhere">
                      {customer.name}
                    </strong>
                    {oldestAt !== null && (
                      <span className="text-muted">
                        {i18n._('office.khata.oldest', { count: daysSince(oldestAt) })}
                      </span>
                    )}
                  </span>
                  <span className="text-right">
                    <Money rupees={owed} className="block text-base font-bold" />
                    {limit > 0 && (
                      <span className="text-sm text-muted tabular-nums">
                        {i18n._('office.khata.of', { amount: formatRupees(limit) })}
                      </span>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <Pagination
            page={Number(asked.get('page') || '1')}
            pages={totalPages}
            to={(to) => asked.to({ page: String(to) })}
            label={i18n._('office.khata.pages')}
          />
        </>
      )}
    </div>
  );
}
