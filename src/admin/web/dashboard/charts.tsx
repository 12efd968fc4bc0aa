import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Report, Step } from '#admin/report.ts';
import { formatRupees } from '#base/figures/money.ts';
import { shelfOf, useStaffShelves } from '#catalogue/web/admin/public.ts';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { markOfStep, nameOfStep, roundCeiling, shortRupees } from './labels.ts';
import { FiguresBehind, Panel, TABLE, NothingYet } from './panels.tsx';

/** Sales by hour or by day: bars, and a line for the days before. */
export function SalesChart({ report }: { report: Report }) {
  const { i18n } = useLingui();
  const { days, steps, sales } = report;
  return (
    <Panel
      title={days === 1 ? i18n._('office.dashboard.byHour') : i18n._('office.dashboard.byDay')}
      aside={<Legend days={days} />}
    >
      <Bars report={report} />
      <p className="sr-only">
        {i18n._('office.dashboard.soldIn', { days, amount: formatRupees(sales.now) })}
      </p>
      <FiguresBehind>
        <table className={TABLE}>
          <thead>
            <tr>
              <th scope="col">
                {days === 1 ? i18n._('office.dashboard.fromHour') : i18n._('office.dashboard.day')}
              </th>
              <th scope="col">{i18n._('office.nav.orders')}</th>
              <th scope="col">{i18n._('office.dashboard.sales')}</th>
              <th scope="col">
                {days === 1
                  ? i18n._('office.dashboard.yesterday')
                  : i18n._('office.dashboard.daysBefore', { days })}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.at}>
                <th scope="row">{nameOfStep(step.at, days)}</th>
                <td>{step.orders}</td>
                <td>
                  <Money rupees={step.sales} />
                </td>
                <td>
                  <Money rupees={step.before} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </FiguresBehind>
    </Panel>
  );
}

const Legend = ({ days }: { days: Report['days'] }) => {
  const { i18n } = useLingui();
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-muted">
      <span className="flex items-center gap-1.5">
        <span className="size-3 rounded-full bg-leaf" />
        {days === 1 ? i18n._('office.today') : i18n._('office.dashboard.now')}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="w-4 border-t-2 border-dashed border-ink" />
        {days === 1 ? i18n._('office.dashboard.yesterday') : i18n._('office.dashboard.before')}
      </span>
    </p>
  );
};

// The SVG is stretched to the available width, so texts and lines that must keep their shape are drawn outside of it.
const HEIGHT = 100;

function Bars({ report: { days, steps } }: { report: Report }) {
  const ceiling = roundCeiling(steps.flatMap((step) => [step.sales, step.before]));
  const heightOf = (amount: number): number => (amount / ceiling) * HEIGHT;
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_1fr] gap-x-2 text-muted">
      <div className="flex h-44 flex-col justify-between text-right leading-none tabular-nums">
        <span>{shortRupees(ceiling)}</span>
        <span>{shortRupees(ceiling / 2)}</span>
        <span>₹0</span>
      </div>
      <div className="relative my-1.5 h-41 border-y border-line">
        <span className="absolute inset-x-0 top-1/2 border-t border-line" />
        <svg
          viewBox={`0 0 ${steps.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-x-clip overflow-y-visible"
        >
          {steps.map((step, index) => (
            <rect
              key={step.at}
              x={index + 0.14}
              width={0.72}
              y={HEIGHT - heightOf(step.sales)}
              height={heightOf(step.sales)}
              className="fill-leaf"
            >
              <title>{sentenceOf(step, days)}</title>
            </rect>
          ))}
          <path
            d={lineOf(steps.map(({ before }) => HEIGHT - heightOf(before)))}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="4 3"
            strokeWidth={1.5}
            className="pointer-events-none fill-none stroke-ink"
          />
        </svg>
      </div>
      <div
        className="col-start-2 grid text-center whitespace-nowrap"
        style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
      >
        {steps.map(({ at }, index) => (
          <span
            key={at}
            className={`flex ${index === steps.length - 1 && days === 30 ? 'justify-end' : 'justify-center'}`}
          >
            {markOfStep(at, index, days)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A step line: level over each step. */
const lineOf = (heights: readonly number[]): string =>
  heights.map((y, index) => `${index === 0 ? 'M' : 'L'}${index} ${y}H${index + 1}`).join('');

const sentenceOf = (step: Step, days: Report['days']): string =>
  i18n._('office.dashboard.step', {
    at: nameOfStep(step.at, days),
    sales: formatRupees(step.sales),
    orders: step.orders,
    before: formatRupees(step.before),
  });

/** Sales by category. Goods and shipping together add up to the sales. */
export function CategoryChart({ report }: { report: Report }) {
  const { i18n } = useLingui();
  const { shelves } = useStaffShelves();
  const nameIn = ({ category, label }: Report['categories'][number]): string =>
    shelfOf({ category, shelf: label }, shelves);
  const { categories, shipping, sales, days } = report;
  const most = Math.max(...categories.map((category) => category.sales));
  return (
    <Panel title={i18n._('office.dashboard.categories')}>
      {categories.length === 0 ? (
        <NothingYet>{i18n._('office.dashboard.noneSold', { days })}</NothingYet>
      ) : (
        <>
          <div aria-hidden="true" className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2">
            {categories.map((category) => (
              <div key={category.category} className="contents">
                <span className="max-w-32 truncate">
                  <OwnWords text={nameIn(category)} />
                </span>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-4 w-full">
                  <rect width={(category.sales / most) * 100} height={10} className="fill-leaf" />
                </svg>
                <span className="text-right tabular-nums">{shareOf(category.sales, sales.now)}</span>
              </div>
            ))}
          </div>
          <FiguresBehind>
            <table className={TABLE}>
              <thead>
                <tr>
                  <th scope="col">{i18n._('office.category')}</th>
                  <th scope="col">{i18n._('office.dashboard.share')}</th>
                  <th scope="col">{i18n._('office.dashboard.sales')}</th>
                </tr>
              </thead>
              <tbody>
                {categories.map((category) => (
                  <Row
                    key={category.category}
                    name={nameIn(category)}
                    amount={category.sales}
                    of={sales.now}
                  />
                ))}
                <Row name={i18n._('office.shipping')} amount={shipping} of={sales.now} />
              </tbody>
              <tfoot className="font-semibold">
                <tr>
                  <th scope="row" colSpan={2} className="border-t border-line">
                    {i18n._('office.dashboard.sales')}
                  </th>
                  <td>{formatRupees(sales.now)}</td>
                </tr>
              </tfoot>
            </table>
          </FiguresBehind>
        </>
      )}
    </Panel>
  );
}

const Row = ({ name, amount, of }: { name: string; amount: number; of: number }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{shareOf(amount, of)}</td>
    <td>
      <Money rupees={amount} />
    </td>
  </tr>
);

const shareOf = (amount: number, of: number): string => {
  const share = of === 0 ? 0 : (amount / of) * 100;
  return share > 0 && share < 1 ? '< 1 %' : `${Math.round(share)} %`;
};
