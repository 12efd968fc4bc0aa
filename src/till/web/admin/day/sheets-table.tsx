import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatMoment, formatTime, shopTime } from '#base/time.ts';
import type { CashSheet } from '#till/cash-sheet.ts';
import { DifferenceText } from '#till/web/admin/difference.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { figuresOf, rowName, type SheetFigures, sumsOfDay, stateText } from './day-sums.ts';

const HEADS = [
  /*i18n*/ { id: 'office.cash.whose' },
  /*i18n*/ { id: 'office.cash.givenShort' },
  /*i18n*/ { id: 'office.cash.takenShort' },
  /*i18n*/ { id: 'office.cash.outShort' },
  /*i18n*/ { id: 'office.cash.shouldBeShort' },
  /*i18n*/ { id: 'office.cash.counted' },
  /*i18n*/ { id: 'office.cash.differenceShort' },
] as const;

const CELL = 'px-2 py-1 text-right whitespace-nowrap tabular-nums';
const FIRST = 'py-1 pr-2 pl-4 text-left';
const LAST = 'py-1 pr-4 pl-2 text-left';

/** The sheets of a day side by side on a laptop: what each bag should hold, what was counted, and who signed. */
export function SheetsTable({
  sheets,
  next,
  onSign,
}: {
  sheets: readonly CashSheet[];
  /** The one that a key signs. */
  next: CashSheet | undefined;
  onSign: (sheet: CashSheet) => void;
}) {
  const { i18n } = useLingui();
  const day = sumsOfDay(sheets);
  const signed = sheets.filter(({ state }) => state === 'closed').length;
  return (
    <div className="overflow-x-auto rounded-tile border border-line bg-white">
      <table className="w-full border-collapse">
        <caption className="sr-only">{i18n._('office.cash.sheets')}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {HEADS.map(({ id }, at) => (
              <th key={id} scope="col" className={`h-10 font-semibold ${at === 0 ? FIRST : CELL}`}>
                {i18n._(id)}
              </th>
            ))}
            <th scope="col" className={`font-semibold ${LAST}`}>
              {i18n._('office.cash.signedShort')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheets.map((sheet) => (
            <SheetTr
              key={sheet._id}
              sheet={sheet}
              isNext={sheet._id === next?._id}
              onSign={() => onSign(sheet)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr className="h-12 border-t border-line">
            <th scope="row" className={`font-bold ${FIRST}`}>
              {i18n._('office.cash.theDay')}
            </th>
            <Sums of={day} />
            <td className={CELL}>
              {day.counted === undefined ? (
                <span className="text-muted">–</span>
              ) : day.isAll ? (
                <b>{formatRupees(day.counted)}</b>
              ) : (
                <span className="text-muted">
                  {i18n._('office.cash.soFar', { amount: formatRupees(day.counted) })}
                </span>
              )}
            </td>
            <td className={CELL}>
              <DifferenceText of={day.difference} />
            </td>
            <td className={LAST}>
              <span className="text-muted">
                {i18n._('office.cash.soFarSigned', { count: signed, all: sheets.length })}
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const Sums = ({ of: { given, taken, out, due } }: { of: SheetFigures }) => (
  <>
    <td className={CELL}>{formatRupees(given)}</td>
    <td className={CELL}>{formatRupees(taken)}</td>
    <td className={CELL}>{formatRupees(out)}</td>
    <td className={`font-bold ${CELL}`}>{formatRupees(due)}</td>
  </>
);

const WHOSE = 'inline-flex min-h-11 flex-wrap content-center items-baseline gap-x-2';

/** True if the next step is to open the sheet and count; the button at the end of its row only leads there. */
const isDueHere = ({ state, late }: CashSheet): boolean =>
  state === 'open' || (state === 'closed' && late.length > 0);

function SheetTr({ sheet, isNext, onSign }: { sheet: CashSheet; isNext: boolean; onSign: () => void }) {
  const { i18n } = useLingui();
  const figures = figuresOf(sheet);
  const { name, more } = rowName(i18n, sheet);
  const whose = (
    <>
      <b>
        <OwnWords text={name} />
      </b>
      {more && <span className="text-muted">{more}</span>}
    </>
  );
  return (
    <tr
      className={`h-12 border-b border-line last:border-b-0 ${isNext ? 'bg-leaf-soft shadow-[inset_0.25rem_0_var(--color-leaf)]' : 'hover:bg-leaf-soft/50'}`}
    >
      <th scope="row" className={`font-normal ${FIRST}`}>
        {isDueHere(sheet) ? (
          <span className={WHOSE}>{whose}</span>
        ) : (
          <Link
            to={officeAddress('cashSheet', { id: sheet._id })}
            className={`${WHOSE} text-ink no-underline hover:underline`}
          >
            {whose}
          </Link>
        )}
      </th>
      <Sums of={figures} />
      <td className={CELL}>
        {figures.counted === undefined ? (
          <span className="text-muted">{i18n._('office.cash.open')}</span>
        ) : (
          <b>{formatRupees(figures.counted)}</b>
        )}
      </td>
      <td className={CELL}>
        <DifferenceText of={figures.difference} />
      </td>
      <td className={LAST}>
        <End sheet={sheet} name={[name, more].filter(Boolean).join(', ')} isNext={isNext} onSign={onSign} />
      </td>
    </tr>
  );
}

/** Who signed, or what is to be done next. */
function End({
  sheet,
  name,
  isNext,
  onSign,
}: {
  sheet: CashSheet;
  name: string;
  isNext: boolean;
  onSign: () => void;
}): ReactNode {
  const { i18n } = useLingui();
  const { state, may, late, closings, signers, ordersUntil } = sheet;
  const step = (to: string): string => i18n._('office.cash.stepOf', { step: to, name });
  const [last] = closings.slice(-1);
  if (state === 'toSign' && may.sign !== 'no')
    return (
      <Button look={isNext ? 'primary' : 'secondary'} className="whitespace-nowrap" onClick={onSign}>
        {i18n._('office.cash.sign')}
        <span className="sr-only">{name}</span>
        {isNext && (
          <kbd
            aria-hidden="true"
            className="rounded-[0.5rem] border border-white/60 px-1.5 font-sans text-sm"
          >
            S
          </kbd>
        )}
      </Button>
    );
  if (state === 'toSign')
    return (
      <span className="text-muted">
        {ordersUntil
          ? i18n._('office.board.ordersUntil', { at: formatMoment(i18n, ordersUntil) })
          : signers.length > 0
            ? i18n._('office.cash.waitsFor', { names: signers.join(', ') })
            : stateText(i18n, sheet)}
      </span>
    );
  if (isDueHere(sheet))
    return (
      <Link
        to={officeAddress('cashSheet', { id: sheet._id })}
        aria-label={step(state === 'open' ? i18n._('office.cash.counting') : stateText(i18n, sheet))}
        className={buttonClass('secondary', late.length > 0 ? 'px-2 text-sm text-chilli ring-chilli' : '')}
      >
        {state === 'open' ? i18n._('office.cash.counting') : stateText(i18n, sheet)}
      </Link>
    );
  return (
    last && (
      <span className="inline-flex min-h-8 items-center rounded-full bg-leaf-soft px-3 text-leaf">
        {signedShort(i18n, last)}
      </span>
    )
  );
}

const signedShort = (i18n: I18n, { by, at }: CashSheet['closings'][number]): string =>
  i18n._('office.cash.signedAt', { by, time: formatTime(i18n, shopTime(at)) });
