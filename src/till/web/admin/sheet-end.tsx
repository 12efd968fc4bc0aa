import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatMoment } from '#base/time.ts';
import { type CashClosing, type CashCount, type CashSheet, NOTES } from '#till/cash-sheet.ts';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { Difference } from './difference.tsx';

/** The count that waits for a signature. */
export function HandedIn({
  sheet,
  count,
  isUnseen,
}: {
  sheet: CashSheet;
  count: CashCount;
  isUnseen: boolean;
}) {
  const { i18n } = useLingui();
  const { pieces } = count;
  const counted = [
    ...NOTES.filter((note) => pieces[note] > 0).map((note) => `${formatRupees(note)} × ${pieces[note]}`),
    ...(pieces.coins > 0 ? [`${i18n._('office.cash.coins')} ${formatRupees(pieces.coins)}`] : []),
  ];
  return (
    <section aria-label={i18n._('office.cash.counted')} className="grid gap-2 border-t border-line px-4 py-3">
      <p className="flex justify-between gap-4 text-lg font-bold">
        <span>{i18n._('office.cash.counted')}</span>
        <Money rupees={count.counted} />
      </p>
      <p className="text-muted tabular-nums">{counted.join(' · ')}</p>
      <p className="text-muted">
        {i18n._('office.cash.handedInBy', { name: count.by, at: formatMoment(i18n, count.at) })}
      </p>
      {!isUnseen && <Difference counted={count.counted} expected={sheet.expected} />}
      {count.reason && (
        <p className="wrap-anywhere">
          <OwnWords text={count.reason} />
        </p>
      )}
    </section>
  );
}

/** Signatures of the sheet, oldest first; the last one is valid. */
export function Signed({ closings }: { closings: readonly CashClosing[] }) {
  const { i18n } = useLingui();
  return closings.map((closing, at) => (
    <section
      key={closing.at}
      aria-label={at === 0 ? i18n._('office.cash.closed') : i18n._('office.cash.correction')}
      className="grid gap-1 border-t border-line px-4 py-3"
    >
      <h2 className="text-base font-bold">
        {at === 0 ? i18n._('office.cash.closed') : i18n._('office.cash.correction')}
      </h2>
      <p className="flex justify-between gap-4">
        <span>{i18n._('office.cash.shouldBe')}</span>
        <Money rupees={closing.expected} />
      </p>
      <p className="flex justify-between gap-4">
        <span>{i18n._('office.cash.counted')}</span>
        <b>
          <Money rupees={closing.counted} />
        </b>
      </p>
      <Difference counted={closing.counted} expected={closing.expected} />
      {closing.reason && (
        <p className="wrap-anywhere">
          <OwnWords text={closing.reason} />
        </p>
      )}
      {closing.cost !== null && <p>{i18n._('office.board.costs', { cost: formatRupees(closing.cost) })}</p>}
      <p className="text-sm text-muted">{signedText(i18n, closing)}</p>
    </section>
  ));
}

function signedText(
  i18n: ReturnType<typeof useLingui>['i18n'],
  { handedBy, by, alone, at }: CashClosing,
): string {
  const moment = formatMoment(i18n, at);
  if (alone) return i18n._('office.cash.signedAlone', { by, at: moment });
  return handedBy
    ? i18n._('office.cash.signedBy', { handedBy, by, at: moment })
    : i18n._('office.board.signed', { by, at: moment });
}

/** Payments that came in after the sheet was closed and that no signature covers. */
export function LatePayments({ late }: { late: CashSheet['late'] }) {
  const { i18n } = useLingui();
  if (late.length === 0) return null;
  return (
    <section aria-label={i18n._('office.cash.late')} className="grid gap-1 bg-marigold-soft px-4 py-3">
      <h2 className="text-base font-bold">{i18n._('office.cash.late')}</h2>
      <ul>
        {late.map(({ order, orderId, amount, by, at }) => (
          <li key={`${order} ${at}`} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>
              {order !== null && (
                <Link
                  to={officeAddress('adminOrder', { id: order })}
                  className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
                >
                  #{orderId}
                </Link>
              )}{' '}
              {by}, {formatMoment(i18n, at)}
            </span>
            <b>
              <Money rupees={amount} />
            </b>
          </li>
        ))}
      </ul>
      <p>{i18n._('office.cash.lateHint')}</p>
    </section>
  );
}
