import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { type CompositionPart, monthsOf, periodOf, type Return } from '#returns/returns.ts';
import { buttonClass } from '#ui/button.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { FigureCard, type FigurePlace, FigureRow } from './figure-row.tsx';
import { periodText } from './period-text.ts';
import { useReturnLinks } from './source.ts';

/** CMP-08 of a quarter, GSTR-4 of a year; of a month its turnover, and the way to its quarter. */
export function CompositionReturn({
  at,
  of,
  asked: { kind, period },
}: {
  at: FigurePlace;
  of: CompositionPart;
  asked: Return;
}) {
  const { i18n } = useLingui();
  const { to } = useReturnLinks();
  return (
    <>
      {kind === 'year' && <YearCard at={at} of={of} />}
      {of.quarters.map((quarter) => (
        <FigureCard
          key={quarter.quarter}
          id={`turnover-${at.part}-${quarter.quarter}`}
          title={kind === 'month' ? periodText(period) : `CMP-08 · ${periodText(quarter.quarter)}`}
          about={i18n._('office.returns.bills', { count: quarter.papers })}
        >
          <FigureRow
            at={at}
            cell={`all:${quarter.quarter}`}
            label={i18n._('office.returns.turnover')}
            rupees={quarter.all}
          />
          <FigureRow
            at={at}
            cell={`exempt:${quarter.quarter}`}
            label={i18n._('office.returns.exempt')}
            rupees={quarter.exempt}
          />
          <FigureRow
            at={at}
            cell={`taxable:${quarter.quarter}`}
            label={i18n._('office.returns.taxed')}
            rupees={quarter.taxable}
          />
          {kind !== 'month' && <Tax of={quarter} />}
        </FigureCard>
      ))}
      {kind === 'month' && (
        <Link
          to={to({ period: periodOf(`${monthsOf(period)[0]}-01`, 'quarter') })}
          className={buttonClass('primary', 'justify-self-start')}
        >
          {i18n._('office.returns.toQuarter')}
        </Link>
      )}
    </>
  );
}

function YearCard({ at, of: { total } }: { at: FigurePlace; of: CompositionPart }) {
  const { i18n } = useLingui();
  const rows = [
    { label: i18n._('office.returns.turnover'), rupees: total.all },
    { label: i18n._('office.returns.exempt'), rupees: total.exempt },
    { label: i18n._('office.returns.taxed'), rupees: total.taxable },
  ];
  return (
    <FigureCard id={`gstr4-${at.part}`} title="GSTR-4" about={i18n._('office.returns.gstr4About')}>
      {rows.map(({ label, rupees }) => (
        <SumRow key={label} label={label} rupees={rupees} />
      ))}
      <Tax of={total} />
    </FigureCard>
  );
}

/** The tax of a turnover, half to each government. */
function Tax({ of: { cgst, sgst } }: { of: { cgst: number; sgst: number } }) {
  return (
    <>
      <SumRow label="CGST 0.5 %" rupees={cgst} />
      <SumRow label="SGST 0.5 %" rupees={sgst} />
    </>
  );
}

const SumRow = ({ label, rupees }: { label: string; rupees: number }) => (
  <li className="flex min-h-11 items-center justify-between gap-3 py-2 pr-8 pl-4">
    <span className="font-semibold">{label}</span>
    <b>
      <Money rupees={rupees} />
    </b>
  </li>
);
