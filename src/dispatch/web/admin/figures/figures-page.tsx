import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { type Figures, FIGURE_DAYS, dueOf } from '#dispatch/round-figures.ts';
import { LabelledSelect } from '#ui/admin/form/fields.tsx';
import { adminMeta, ScreenHeader, EmptyState } from '#ui/admin/screen.tsx';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { buttonClass } from '#ui/button.tsx';
import {
  daysText,
  monthsBack,
  monthText,
  keptText,
  othersText,
  partText,
  shareText,
  reasonsText,
} from './figure-text.ts';
import { RoundRows, VillageRows } from './rows.tsx';

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

const NAMES = {
  7: /*i18n*/ 'office.dashboard.days7',
  30: /*i18n*/ 'office.dashboard.days30',
} as const;

/** The choice of the days: the last seven or thirty as links, or a month. */
export function PeriodChoice({ thisMonth }: { thisMonth: string }) {
  const asked = useListQuery();
  const month = asked.get('month');
  const days = month ? '' : asked.get('days') || '7';
  return (
    <div className="flex flex-wrap items-end gap-3">
      <nav
        aria-label={i18n._('office.dashboard.period')}
        className="flex w-full gap-1 rounded-control bg-paper p-1 ring-1 ring-line sm:w-auto"
      >
        {FIGURE_DAYS.map((count) => (
          <Link
            key={count}
            to={asked.to({ days: count, month: '' })}
            replace
            preventScrollReset
            aria-current={count === days ? 'page' : undefined}
            className="grid min-h-11 flex-1 place-content-center rounded-control px-4 font-semibold whitespace-nowrap text-leaf no-underline hover:bg-leaf-soft aria-[current=page]:bg-leaf aria-[current=page]:text-white md:min-w-28"
          >
            {i18n._(NAMES[count])}
          </Link>
        ))}
      </nav>
      <LabelledSelect
        label={i18n._('office.figures.month')}
        options={[
          ['', i18n._('office.figures.noMonth')],
          ...monthsBack(thisMonth).map((one) => [one, monthText(one)] as const),
        ]}
        value={month}
        className="w-full sm:w-auto"
        onChange={({ target: { value } }) => asked.set({ month: value, days: '' })}
      />
    </div>
  );
}

/** Totals of the period: promises, seats, refusals, income, and the cost as far as it was entered. */
export function Totals({ total }: { total: Figures['total'] }) {
  const { promises, refused, rounds } = total;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <Figure label={i18n._('office.figures.kept')} value={shareText(promises.kept, dueOf(promises))}>
        <Line>{i18n._('office.figures.keptOf', { part: keptText(promises) })}</Line>
        {othersText(promises).map((text) => (
          <Line key={text}>{text}</Line>
        ))}
      </Figure>
      <Figure label={i18n._('office.figures.seats')} value={partText(total.booked, total.seats)}>
        <Line>
          {i18n._('office.figures.seatsOf', { share: shareText(total.booked, total.seats), count: rounds })}
        </Line>
      </Figure>
      <Figure label={i18n._('office.figures.refusedAtDoor')} value={String(refused.orders)}>
        {refused.orders > 0 && (
          <Line>{i18n._('office.figures.worth', { amount: formatRupees(refused.worth) })}</Line>
        )}
        {reasonsText(i18n, refused.reasons).map((text) => (
          <Line key={text}>{text}</Line>
        ))}
      </Figure>
      <Figure label={i18n._('office.figures.goodsDelivered')} value={formatRupees(total.goods)}>
        <Line>{i18n._('office.figures.feesOf', { amount: formatRupees(total.fees) })}</Line>
        <Line>{i18n._('office.figures.delivered', { count: total.delivered })}</Line>
      </Figure>
      <Figure label={i18n._('office.figures.cashCame')} value={total.closed ? formatRupees(total.cash) : '–'}>
        <Line>{i18n._('office.figures.closed', { part: partText(total.closed, rounds) })}</Line>
      </Figure>
      <Figure label={i18n._('office.figures.costs')} value={total.costKnown ? formatRupees(total.cost) : '–'}>
        {total.costKnown === 0 ? (
          <Line>{i18n._('office.figures.noCost')}</Line>
        ) : (
          <Line>{i18n._('office.figures.costOf', { part: partText(total.costKnown, rounds) })}</Line>
        )}
        {total.costOfOrder !== null && (
          <Line>{i18n._('office.figures.costOfOrder', { amount: formatRupees(total.costOfOrder) })}</Line>
        )}
      </Figure>
    </dl>
  );
}

const Figure = ({ label, value, children }: { label: string; value: string; children?: ReactNode }) => (
  <div className="rounded-tile border border-line bg-white p-3 md:p-4">
    <dt className="font-medium">{label}</dt>
    <dd className="text-lg font-bold wrap-anywhere tabular-nums">{value}</dd>
    {children}
  </div>
);

const Line = ({ children }: { children: string }) => (
  <dd className="text-sm wrap-anywhere text-muted">{children}</dd>
);
