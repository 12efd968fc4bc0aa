import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { CashMove, CashSheet } from '#till/cash-sheet.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { cashPath } from './cash-changes.ts';

/** Sums of a bag: change put in, cash taken, refunds, expenses, and the cash that it should hold. */
export function SheetSums({
  sheet,
  isUnseen = false,
  onChanged,
  onNote,
}: {
  sheet: CashSheet;
  /** True if this device does not know which payments came in. */
  isUnseen?: boolean;
  onChanged: () => Promise<void>;
  onNote: (kind: CashMove['kind']) => void;
}) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall();
  const { opening, taken, payments, returned, expected, moves, may, closings } = sheet;
  const spent = moves.filter(({ kind }) => kind === 'spent');
  const isOpen = closings.length === 0;
  const takeBack = ({ _id }: CashMove): Promise<void> =>
    run(async () => {
      await callApi(`${cashPath(sheet._id)}/moves/${_id}`, { method: 'DELETE' });
      await onChanged();
    });
  const undo = (move: CashMove, isAllowed: boolean): ReactNode =>
    isAllowed &&
    isOpen &&
    !move.isUndone && (
      <Button look="plain" className="-my-2 px-2 text-sm" busy={busy} onClick={() => void takeBack(move)}>
        {i18n._('office.money.takeBack')}
      </Button>
    );
  return (
    <section aria-label={i18n._('office.cash.shouldBe')} className="px-4 py-2">
      <Problem text={problem} />
      <Line label={i18n._('office.cash.atStart')}>
        {isUnseen && opening === 0 ? i18n._('office.cash.notKnown') : <Money rupees={opening} />}
      </Line>
      {moves
        .filter(({ kind }) => kind === 'opening')
        .map((move) => (
          <MoveLine key={move._id} move={move} text={move.by}>
            {undo(move, may.open)}
          </MoveLine>
        ))}
      <Line
        label={isUnseen ? i18n._('office.cash.takenShort') : i18n._('office.cash.taken', { count: payments })}
      >
        {isUnseen ? i18n._('office.cash.notKnown') : <Money rupees={taken} />}
      </Line>
      {returned > 0 && (
        <Line label={i18n._('office.cash.returned')}>
          − <Money rupees={returned} />
        </Line>
      )}
      {spent.map((move) => (
        <MoveLine key={move._id} move={move} text={i18n._('office.cash.spentFor', { note: move.note })}>
          {undo(move, may.count)}
        </MoveLine>
      ))}
      {isOpen && (
        <p className="flex flex-wrap gap-2 py-1">
          {may.open && (
            <Button look="secondary" onClick={() => onNote('opening')}>
              {i18n._('office.cash.giveChange')}
            </Button>
          )}
          <Button look="secondary" onClick={() => onNote('spent')}>
            {i18n._('office.cash.spend')}
          </Button>
        </p>
      )}
      <p className="mt-1 flex justify-between gap-4 border-t border-line pt-3 pb-1 text-lg font-bold">
        <span>{i18n._('office.cash.shouldBe')}</span>
        {isUnseen ? i18n._('office.cash.notKnown') : <Money rupees={expected} />}
      </p>
    </section>
  );
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="flex justify-between gap-4 py-1.5">
    <span>{label}</span>
    <b className="tabular-nums">{children}</b>
  </p>
);

/** A row of the bag; one that was taken back stays to be seen. */
const MoveLine = ({ move, text, children }: { move: CashMove; text: string; children: ReactNode }) => (
  <p className="flex items-center justify-between gap-2 py-1.5">
    <span className={`min-w-0 flex-1 wrap-anywhere ${move.isUndone ? 'text-muted line-through' : ''}`}>
      <OwnWords text={text} />
    </span>
    {children}
    <b className={`tabular-nums ${move.isUndone ? 'text-muted line-through' : ''}`}>
      {move.kind === 'spent' && '− '}
      <Money rupees={move.amount} />
    </b>
  </p>
);
