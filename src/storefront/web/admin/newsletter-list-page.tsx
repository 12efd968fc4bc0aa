import { i18n } from '@lingui/core';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { SubscriberList } from '#storefront/storefront.ts';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { Pagination } from '#ui/page/pagination.tsx';

/** Reads the page of the newsletter list that the address names; null on every other page of the settings. */
export const clientLoader = async ({ request: { url, signal }, params }: ClientLoaderFunctionArgs) =>
  params['noun'] === 'newsletter'
    ? callApi<SubscriberList>(`/shop/newsletter?${listQueryOf(url, ['page'])}`, { signal })
    : null;

/** Who is on the newsletter list, and who has left it. */
export default function NewsletterListPage() {
  const list = useLoaderData<typeof clientLoader>();
  return list && <NewsletterList {...list} />;
}

function NewsletterList({ subscribers, total, totalPages }: SubscriberList) {
  const asked = useListQuery();
  return (
    <section
      aria-labelledby="newsletter-list"
      className="mt-4 rounded-tile border border-line bg-paper p-4 md:p-6"
    >
      <h2 id="newsletter-list" className="text-lg font-bold">
        {i18n._('office.newsletter.title')}
      </h2>
      <p className="text-muted">
        {i18n._('office.newsletter.count', { count: total, shown: total.toLocaleString('en-IN') })}
      </p>
      {subscribers.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {subscribers.map(({ email, since, left }) => (
            <li key={email} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <span className={`break-all ${left ? 'text-muted line-through' : ''}`}>{email}</span>
              <span className="text-muted">
                {left
                  ? i18n._('office.newsletter.left', { day: formatDay(i18n, left) })
                  : i18n._('office.newsletter.since', { day: formatDay(i18n, since) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={Number(asked.get('page') || '1')}
        pages={totalPages}
        to={(to) => asked.to({ page: String(to) })}
        label={i18n._('office.newsletter.pages')}
      />
    </section>
  );
}
