import { useLingui } from '@lingui/react';
import type { Report } from '#admin/report.ts';
import { formatRupees } from '#base/figures/money.ts';
import { shelfOf, useStaffShelves } from '#catalogue/web/admin/public.ts';
import { Money } from '#ui/words/money.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { FiguresBehind, NothingYet, Panel, TABLE } from './panel.tsx';

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
