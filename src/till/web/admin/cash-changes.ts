import { i18n as page } from '@lingui/core';
import * as v from 'valibot';
import { formatRupees } from '#base/figures/money.ts';
import { minusRupees, plusRupees } from '#base/figures/rupee-sums.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { instant } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import {
  type Changeable,
  keepSeen,
  useSession,
  type WaitingChange,
  waitingFor,
} from '#identity/web/public.ts';
import { type CashSheet, countedRupees, type NewMove, Pieces, type SentCount } from '#till/cash-sheet.ts';
import { sheetTitle } from './day/day-sums.ts';

/** Where a sheet is read. */
export const cashPath = (id: string): string => `/cash/${encodeURIComponent(id)}`;

/** A count or an entry of a bag, with its id from the first moment, so that a retry is not stored twice. */
type CashChange = { count: SentCount } | { move: Omit<NewMove, 'waited'> };

/** Counts and expenses, which wait where there is no network, and are sent once. */
export const CASH_CHANGES: Changeable<CashSheet, CashChange> = {
  name: 'cash',
  send: async ({ _id }, change, { waited }) => {
    const [path, sent] = 'count' in change ? ['counts', change.count] : ['moves', change.move];
    const sheet = await callApi<CashSheet>(`${cashPath(_id)}/${path}`, {
      method: 'POST',
      body: { ...sent, waited },
    });
    // Without a network again, the sheet is shown as it is now.
    keepSeen(cashPath(_id), sheet);
    return sheet;
  },
  nowOf: () => undefined,
  titleOf: (sheet) => sheetTitle(page, sheet),
  addressOf: ({ _id }) => officeAddress('cashSheet', { id: _id }),
  say: (i18n, change) =>
    'count' in change
      ? i18n._('office.cash.handedIn', { amount: formatRupees(countedIn(change.count)) })
      : i18n._(change.move.kind === 'spent' ? 'office.cash.spentOn' : 'office.cash.given', {
          amount: formatRupees(change.move.amount),
          note: change.move.note,
        }),
};

const countedIn = ({ pieces }: SentCount): number => countedRupees(v.parse(Pieces, pieces));

/** A sheet with what waits to be sent, as it will be when that arrives. */
export function withWaiting(sheet: CashSheet, waiting: readonly WaitingChange[]): CashSheet {
  const by = useSession.getState().user?.name ?? '';
  return waitingFor(CASH_CHANGES, sheet, waiting).reduce<CashSheet>((shown, { change, at: made }) => {
    const at = instant(new Date(made));
    if ('count' in change) {
      const { id, pieces, reason = '' } = change.count;
      const count = {
        _id: id,
        pieces: v.parse(Pieces, pieces),
        counted: countedIn(change.count),
        reason,
        by,
        at,
      };
      return { ...shown, state: 'toSign', count, may: { ...shown.may, sign: 'no' } };
    }
    const { id, kind, amount, note } = change.move;
    if (shown.moves.some(({ _id }) => _id === id)) return shown;
    const moves = [...shown.moves, { _id: id, kind, amount, note, by, at, isUndone: false }];
    const { opening, spent, expected } = shown;
    const sums =
      kind === 'opening'
        ? { opening: plusRupees(opening, amount), expected: plusRupees(expected, amount) }
        : { spent: plusRupees(spent, amount), expected: minusRupees(expected, amount) };
    return { ...shown, ...sums, moves };
  }, sheet);
}
