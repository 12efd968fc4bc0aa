import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatMoment } from '#base/time.ts';
import { dayText } from '#delivery/web/admin/public.ts';
import { PaperChoice, usePaper, Sheet } from '#printing/web/admin/public.ts';
import { useShop } from '#settings/web/public.ts';
import type { CashSheet } from '#till/cash-sheet.ts';
import { DifferenceText } from '#till/web/admin/difference.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { figuresOf, rowName, type SheetFigures, sumsOfDay, stateText } from './day-sums.ts';

/** All cash sheets of a day on one paper: A4, or the roll of a receipt printer. */
export function DayPaper({ on, sheets }: { on: string; sheets: readonly CashSheet[] }) {
  const { i18n } = useLingui();
  const shop = useShop();
  const papers = useRef<HTMLDivElement>(null);
  const { paper, page } = usePaper(papers, [sheets]);
  return (
    <>
      <style>{page}</style>
      <Link
        to={officeAddress('cash', { on })}
        className="inline-flex min-h-11 items-center gap-1 font-medium text-leaf print:hidden"
      >
        <ToolIcon name="left" className="size-4" />
        {i18n._('office.cash.backToDay')}
      </Link>
      <PaperChoice sheets={papers} />
      <div ref={papers} className="overflow-x-auto print:overflow-visible">
        <Sheet paper={paper} label={i18n._('office.cash.dayOnPaper')}>
          <header className="border-b border-ink pb-2">
            <h1 className="text-lg leading-snug font-bold">{i18n._('office.cash.dayOnPaper')}</h1>
            <p>{dayText(on)}</p>
            <p translate="no">{shop.name}</p>
          </header>
          {sheets.map((sheet) => (
            <Bag key={sheet._id} sheet={sheet} />
          ))}
          {sheets.length > 1 && (
            <section aria-label={i18n._('office.cash.theDay')} className="border-t border-ink pt-2 font-bold">
              <h2>{i18n._('office.cash.theDay')}</h2>
              <Figures of={sumsOfDay(sheets)} />
            </section>
          )}
        </Sheet>
      </div>
    </>
  );
}

function Bag({ sheet }: { sheet: CashSheet }) {
  const { i18n } = useLingui();
  const { name, more } = rowName(i18n, sheet);
  const [last] = sheet.closings.slice(-1);
  return (
    <section aria-label={[name, more].filter(Boolean).join(', ')}>
      <h2 className="font-bold">
        <OwnWords text={name} />
        {more && <span className="font-normal"> · {more}</span>}
      </h2>
      <Figures of={figuresOf(sheet)} />
      <p>
        {last && sheet.state === 'closed'
          ? i18n._('office.board.signed', { by: last.by, at: formatMoment(i18n, last.at) })
          : stateText(i18n, sheet)}
      </p>
      {last?.reason && (
        <p>
          <OwnWords text={last.reason} />
        </p>
      )}
    </section>
  );
}

function Figures({ of: { given, taken, out, due, counted, difference } }: { of: SheetFigures }) {
  const { i18n } = useLingui();
  const lines = [
    [i18n._('office.cash.givenShort'), given],
    [i18n._('office.cash.takenShort'), taken],
    [i18n._('office.cash.outShort'), out],
    [i18n._('office.cash.shouldBe'), due],
    [i18n._('office.cash.counted'), counted],
  ] as const;
  return (
    <dl className="[&>div]:flex [&>div]:justify-between [&>div]:gap-4">
      {lines.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular-nums">{amount === undefined ? '–' : formatRupees(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>{i18n._('office.cash.differenceShort')}</dt>
        <dd>
          <DifferenceText of={difference} />
        </dd>
      </div>
    </dl>
  );
}
