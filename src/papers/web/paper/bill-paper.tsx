import { useLingui } from '@lingui/react';
import type { Bill } from '#bills/bills.ts';
import { paperOf, type PaperText } from '#papers/paper/paper-of.ts';
import { OwnWords } from '#ui/words/own-words.tsx';

/** A bill or credit note as it was made: on A4, or in the width of a roll. */
export function BillPaper({ bill, isRoll = false }: { bill: Bill; isRoll?: boolean }) {
  const { i18n } = useLingui();
  const paper = paperOf(i18n, bill);
  return (
    <>
      <Head paper={paper} isRoll={isRoll} />
      <section>
        <h3 className="font-bold">{paper.buyer.title}</h3>
        {[paper.buyer.name, ...paper.buyer.lines].filter(Boolean).map((line) => (
          <p key={line} className="wrap-anywhere">
            <OwnWords text={line} />
          </p>
        ))}
      </section>
      {isRoll ? <RollLines paper={paper} /> : <Table paper={paper} />}
      <dl
        className={
          isRoll ? 'grid grid-cols-[1fr_auto] gap-x-2' : 'ml-auto grid grid-cols-[1fr_auto] gap-x-6 gap-y-1'
        }
      >
        {paper.totals.map(({ label, value, isStrong }) => (
          <div key={label} className={`contents ${isStrong ? 'text-base font-bold' : ''}`}>
            <dt>{label}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {paper.taxes && <Taxes of={paper.taxes} isRoll={isRoll} />}
      {paper.notes.map((note) => (
        <p key={note} className="wrap-anywhere">
          {note}
        </p>
      ))}
      {paper.signature && <p className="pt-8 text-right break-inside-avoid">{paper.signature}</p>}
    </>
  );
}

function Head({ paper, isRoll }: { paper: PaperText; isRoll: boolean }) {
  return (
    <header className="grid gap-2">
      {paper.above && <p className="border border-ink p-1 text-center font-semibold">{paper.above}</p>}
      <div
        className={
          isRoll
            ? 'grid gap-1 text-center'
            : 'grid gap-4 sm:grid-cols-2 sm:gap-6 print:grid-cols-2 print:gap-6'
        }
      >
        <div className={isRoll ? 'order-last' : ''}>
          <h2 className={isRoll ? 'font-bold' : 'text-xl font-bold sm:text-2xl print:text-2xl'}>
            {paper.title}
          </h2>
          {paper.copy && <p className="text-xs">{paper.copy}</p>}
          <dl className={`grid grid-cols-[auto_1fr] gap-x-2 text-left ${isRoll ? '' : 'pt-2'}`}>
            {paper.facts.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt>{label}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <address className={isRoll ? 'not-italic' : 'not-italic sm:text-right print:text-right'}>
          <strong className="block text-base">
            <OwnWords text={paper.seller.name} />
          </strong>
          {paper.seller.lines.map((line) => (
            <span key={line} className="block wrap-anywhere">
              <OwnWords text={line} />
            </span>
          ))}
        </address>
      </div>
    </header>
  );
}

const NUMBER = 'py-1.5 pl-3 text-right align-top whitespace-nowrap tabular-nums';

/** The goods on A4; wider than a phone, so it scrolls by itself there. */
function Table({ paper }: { paper: PaperText }) {
  const { i18n } = useLingui();
  return (
    <section
      aria-label={i18n._('account.order.goods')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys where it is wider than the screen
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{i18n._('account.order.goods')}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-1.5 text-left">
              {i18n._('account.bill.goods')}
            </th>
            {paper.columns.map((column) => (
              <th key={column} scope="col" className={NUMBER}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paper.lines.map(({ key, goods, under, cells }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="min-w-32 py-1.5 text-left font-normal break-words">
                <OwnWords text={goods} />
                {under && <span className="block text-xs text-muted">{under}</span>}
              </th>
              {paper.columns.map((column, index) => (
                <td key={column} className={NUMBER}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two lines for each of the goods: the columns have no room on a roll. */
const RollLines = ({ paper }: { paper: PaperText }) => (
  <ul className="border-t border-ink">
    {paper.lines.map(({ key, goods, under, roll, total }) => (
      <li key={key} className="grid grid-cols-[1fr_auto] gap-x-2 border-b border-dashed border-muted py-1">
        <span className="col-span-2">
          <OwnWords text={goods} />
          {under && ` · ${under}`}
        </span>
        <span>{roll}</span>
        <span className="tabular-nums">{total}</span>
      </li>
    ))}
  </ul>
);

function Taxes({ of: { head, rows }, isRoll }: { of: NonNullable<PaperText['taxes']>; isRoll: boolean }) {
  const { i18n } = useLingui();
  return (
    <table
      className={`border-collapse break-inside-avoid break-words ${isRoll ? 'w-full' : 'ml-auto text-sm'}`}
    >
      <caption className="text-left font-semibold">{i18n._('account.paper.taxByRate')}</caption>
      <thead>
        <tr className="border-b border-ink">
          {head.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={index === 0 ? 'text-left' : `${isRoll ? 'pl-2' : 'pl-3'} text-right`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([rate, ...amounts]) => (
          <tr key={rate}>
            <th scope="row" className="text-left font-normal">
              {rate}
            </th>
            {head.slice(1).map((column, index) => (
              <td key={column} className="pl-3 text-right tabular-nums">
                {amounts[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
