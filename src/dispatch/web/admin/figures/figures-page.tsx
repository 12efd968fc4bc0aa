import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { Figures } from '#dispatch/round-figures.ts';
import { EmptyState } from '#ui/admin/empty-state.tsx';
import { adminMeta, ScreenHeader } from '#ui/admin/screen-header.tsx';
import { listQueryOf } from '#ui/admin/use-list-query.ts';
import { buttonClass } from '#ui/button.tsx';
import { daysText } from './figure-text.ts';
import { PeriodChoice } from './period-choice.tsx';
import { RoundRows, VillageRows } from './rows.tsx';
import { Totals } from './totals.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.figures.title'));
/** The page reads its figures anew when orders change. */
export const handle = { refreshOn: ['orders'] };

/** Reads what the rounds of the period in the address came to. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<Figures> =>
  callApi(`/orders/rounds/figures?${listQueryOf(request.url, ['days', 'month'])}`, {
    signal: request.signal,
  });

/** Figures of rounds: kept promises, seats, refusals, income and cost; by round and by village. */
export default function FiguresPage() {
  useLingui();
  const figures = useLoaderData<typeof clientLoader>();
  const isReading = useNavigation().state !== 'idle';
  return (
    <div className="mx-auto max-w-5xl">
      <ScreenHeader title={i18n._('office.figures.title')} count={daysText(figures)}>
        <Link to={officeAddress('rounds')} className={buttonClass('plain')}>
          {i18n._('office.nav.rounds')}
        </Link>
      </ScreenHeader>
      <PeriodChoice thisMonth={figures.thisMonth} />
      <div aria-busy={isReading} className="mt-4 aria-busy:opacity-60">
        {figures.total.rounds === 0 ? (
          <EmptyState text={i18n._('office.figures.none')} />
        ) : (
          <>
            <Totals total={figures.total} />
            <RoundRows figures={figures} />
            <VillageRows figures={figures} />
          </>
        )}
      </div>
    </div>
  );
}
