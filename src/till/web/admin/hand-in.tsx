import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { newId } from '#base/ids.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { changeOrWait } from '#identity/web/public.ts';
import { type CashSheet, countedRupees } from '#till/cash-sheet.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { CASH_CHANGES } from './cash-changes.ts';
import { CountPieces, type Draft, EMPTY, keepDraft, piecesOf, readDraft } from './count-pieces.tsx';
import { Difference } from './difference.tsx';
/** The words that are needed most often where a count is not what there should be. */
const REASONS = [
  /*i18n*/ { id: 'office.cash.wrongChange' },
  /*i18n*/ { id: 'office.cash.falseNote' },
  /*i18n*/ { id: 'office.cash.forgotten' },
] as const;

/**
 * Counts and hands in. What is typed is kept on the device until it was handed in; without a network it waits there, and is
 * sent once.
 */
export function HandIn({
  sheet,
  isUnseen,
  onDone,
}: {
  sheet: CashSheet;
  /** True if this device does not know the expected sum, because it has no network. */
  isUnseen: boolean;
  onDone: () => Promise<void>;
}) {
  const { i18n } = useLingui();
  const [draft, setDraft] = useState(() => readDraft(sheet._id));
  const { busy, problem, setProblem, run } = useCall();
  const change = (next: Draft): void => {
    setDraft(next);
    keepDraft(sheet._id, next);
  };
  const pieces = piecesOf(draft);
  const counted = countedRupees(pieces);
  const isCorrection = sheet.closings.length > 0;
  const isOther = !isUnseen && minusRupees(counted, sheet.expected) !== 0;
  const hasCounted = Object.values(draft.pieces).some((typed) => typed !== '');
  const handIn = (): Promise<void> =>
    run(async () => {
      const count = { id: newId(), pieces, reason: draft.reason.trim() };
      const ended = await changeOrWait(CASH_CHANGES, sheet, { count });
      keepDraft(sheet._id, EMPTY);
      if (ended !== 'waits') await onDone();
    });
  return (
    <>
      <CountPieces draft={draft} onDraft={change} />
      <div className="grid gap-3 px-4 pb-4">
        <Problem text={problem} />
        {hasCounted && !isUnseen && <Difference counted={counted} expected={sheet.expected} />}
        {((hasCounted && isOther) || isCorrection) && (
          <>
            <Field
              name="reason"
              value={draft.reason}
              onChange={({ target }) => change({ ...draft, reason: target.value })}
              label={isCorrection ? i18n._('office.board.foundWhat') : i18n._('office.cash.why')}
              maxLength={200}
              autoComplete="off"
            />
            <p className="flex flex-wrap gap-2">
              {REASONS.map(({ id }) => (
                <Button key={id} look="secondary" onClick={() => change({ ...draft, reason: i18n._(id) })}>
                  {i18n._(id)}
                </Button>
              ))}
            </p>
          </>
        )}
      </div>
      <ActionBar label={i18n._('office.cash.actions')}>
        <Button
          className="min-h-13 flex-1"
          busy={busy}
          disabled={isCorrection && draft.reason.trim() === ''}
          onClick={() =>
            hasCounted || (sheet.expected === 0 && !isUnseen)
              ? void handIn()
              : setProblem(i18n._('office.cash.countFirst'))
          }
        >
          {i18n._('office.cash.handIn', { amount: formatRupees(counted) })}
        </Button>
      </ActionBar>
    </>
  );
}
