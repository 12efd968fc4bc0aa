import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { dueOf, type Figures } from '#dispatch/round-figures.ts';
import { keptText, othersText, partText, shareText } from './figure-text.ts';
import { reasonsText } from './refusal-text.ts';

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
