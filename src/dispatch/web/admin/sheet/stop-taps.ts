import type { I18n } from '@lingui/core';
import { i18n as page } from '@lingui/core';
import { formatRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { instant } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import {
  REFUSALS,
  type RoundSheet,
  type SentTap,
  type Stop,
  type StopTap,
  tapThatHolds,
  tapWithWrongCode,
} from '#dispatch/stops.ts';
import {
  type Changeable,
  changeOrWait,
  keepSeen,
  useSession,
  type WaitingChange,
  waitingFor,
} from '#identity/web/public.ts';

/** Where the sheet of a round is read, its goods named in the page's language. */
export const sheetPath = (round: string): string =>
  `/rounds/${encodeURIComponent(round)}/sheet?lang=${page.locale}`;

/** The rider's entries of a tap, without the state that the phone saw. */
export type DoorTap = Pick<SentTap, 'kind' | 'reason' | 'cash' | 'upi' | 'onAccount' | 'code'>;

/** Taps at doors, which wait where there is no network. Each has its id and its order from the beginning. */
export const STOP_TAPS: Changeable<Stop, SentTap> = {
  name: 'stop',
  send: async (stop, tap, { waited }) => {
    const sheet = await callApi<RoundSheet>(`/rounds/${stop.round}/taps?lang=${page.locale}`, {
      method: 'POST',
      body: { ...tap, waited },
    });
    // Without a network again, the sheet is shown as it is now.
    keepSeen(sheetPath(stop.round), sheet);
    return sheet.stops.find(({ _id }) => _id === stop._id) ?? stop;
  },
  // What the shop refuses altogether is on no sheet: there is nothing to compare.
  nowOf: () => undefined,
  titleOf: ({ orderId, name }) => `#${orderId} ${name}`,
  addressOf: ({ round }) => officeAddress('roundSheet', { id: round }),
  say: (i18n, { kind, cash = 0, upi = 0, reason = '', onAccount = false }) =>
    tapText(i18n, { kind, cash, upi, reason, onAccount }),
};

/** Taps on a stop as it is shown; says whether the shop has it or it waits. */
export async function tapDoor(stop: Stop, tap: DoorTap): Promise<'saved' | 'waits'> {
  const { _id: order, status, collect, taps } = stop;
  const seen = { status, collect, taps: taps.map(({ id }) => id) };
  const now = await changeOrWait(STOP_TAPS, stop, { id: newId(), order, ...tap, seen });
  return now === 'waits' ? 'waits' : 'saved';
}

/** A tap that was refused: it stays in sight, with whose it was, until another one of that stop is done. */
export type FailedTap = { stop: string; whose: string; problem: string };

/** The last waiting tap on a round that the server refused, until the rider dismisses it at the top of the page. */
export function refusedTap(round: string, waiting: readonly WaitingChange[]): FailedTap | undefined {
  const refused = waiting.flatMap(({ kind, seen, refusal }) => {
    const stop = seen as Stop;
    if (kind !== STOP_TAPS.name || stop.round !== round || !refusal) return [];
    return [{ stop: stop._id, whose: STOP_TAPS.titleOf(stop), problem: refusal.message }];
  });
  return refused.at(-1);
}

/** A stop with the taps on it that wait, as it will be when they arrive. */
export const withStopTaps = (stop: Stop, waiting: readonly WaitingChange[]): Stop =>
  waitingFor(STOP_TAPS, stop, waiting).reduce<Stop>((shown, { change, at }) => {
    if (shown.taps.some(({ id }) => id === change.id)) return shown;
    const { id, kind, reason = '', cash = 0, upi = 0, onAccount = false } = change;
    const by = useSession.getState().user?.name ?? '';
    const made = {
      id,
      kind,
      reason,
      cash,
      ...(upi > 0 && { upi }),
      onAccount,
      by,
      madeAt: instant(new Date(at)),
      stands: true,
      code: '' as const,
    };
    return { ...shown, status: statusAfter(shown, kind), taps: [...shown.taps, made] };
  }, stop);

const statusAfter = ({ status }: Stop, kind: StopTap['kind']): Stop['status'] =>
  kind === 'delivered' ? 'delivered' : status === 'delivered' ? 'dispatched' : status;

/** True if the rider must still visit the stop. */
export const isOpen = ({ status, taps, elsewhere }: Stop): boolean =>
  !elsewhere &&
  status !== 'delivered' &&
  status !== 'cancelled' &&
  (tapThatHolds(taps) === undefined || tapWithWrongCode(taps) !== undefined);

const WHY: Record<(typeof REFUSALS)[number], { id: string }> = {
  late: /*i18n*/ { id: 'office.stops.late' },
  money: /*i18n*/ { id: 'office.stops.money' },
  wrong: /*i18n*/ { id: 'office.stops.wrong' },
  quality: /*i18n*/ { id: 'office.stops.quality' },
  mistake: /*i18n*/ { id: 'office.stops.mistake' },
  mind: /*i18n*/ { id: 'office.stops.mind' },
};

/** Reason for a refusal: the translated text from the shop's list, or the typed words. */
export function reasonText(i18n: I18n, reason: string): string {
  const known = REFUSALS.find((one) => one === reason);
  return known ? i18n._(WHY[known].id) : reason;
}

/** Short text of a tap. */
export function tapText(
  i18n: I18n,
  {
    kind,
    cash,
    upi = 0,
    reason,
    code,
    onAccount = false,
  }: Pick<StopTap, 'kind' | 'cash' | 'upi' | 'reason'> & { code?: StopTap['code']; onAccount?: boolean },
): string {
  if (kind === 'away') return i18n._('office.stops.away');
  if (kind === 'refused')
    return reason
      ? i18n._('office.stops.refusedWhy', { reason: reasonText(i18n, reason) })
      : i18n._('office.stops.refused');
  const amount = formatRupees(cash);
  if (onAccount)
    return cash > 0 ? i18n._('office.khata.deliveredRest', { amount }) : i18n._('office.khata.delivered');
  if (upi > 0) return i18n._('office.stops.deliveredUpi', { amount: formatRupees(upi) });
  if (code === 'missing')
    return cash > 0 ? i18n._('office.stops.withoutCodeCash', { amount }) : i18n._('office.stops.withoutCode');
  return cash > 0 ? i18n._('office.stops.deliveredCash', { amount }) : i18n._('office.stops.delivered');
}
