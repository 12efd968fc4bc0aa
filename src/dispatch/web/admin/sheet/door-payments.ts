import { i18n as page } from '@lingui/core';
import { formatRupees } from '#base/figures/money.ts';
import { minusRupees, plusRupees } from '#base/figures/rupee-sums.ts';
import { newId } from '#base/ids.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { NewDoorPayment, RoundSheet, Stop } from '#dispatch/stops.ts';
import {
  type Changeable,
  changeOrWait,
  keepSeen,
  type WaitingChange,
  waitingFor,
} from '#identity/web/public.ts';
import { sheetPath } from './stop-taps.ts';

type DoorPayment = Pick<NewDoorPayment, 'id' | 'amount'>;

/** Cash against accounts that was taken on the way, which waits where there is no network. Each has its id from the beginning. */
export const DOOR_PAYMENTS: Changeable<Stop, DoorPayment> = {
  name: 'stop-account',
  send: async (stop, payment, { waited }) => {
    const path = `/rounds/${stop.round}/stops/${stop._id}/account-payments?lang=${page.locale}`;
    const sheet = await callApi<RoundSheet>(path, { method: 'POST', body: { ...payment, waited } });
    // Without a network again, the sheet is shown as it is now.
    keepSeen(sheetPath(stop.round), sheet);
    return sheet.stops.find(({ _id }) => _id === stop._id) ?? stop;
  },
  nowOf: () => undefined,
  titleOf: ({ orderId, name }) => `#${orderId} ${name}`,
  addressOf: ({ round }) => officeAddress('roundSheet', { id: round }),
  say: (i18n, { amount }) => i18n._('office.stops.fromBeforeTaken', { amount: formatRupees(amount) }),
};

/** Takes cash against the account of a stop's customer; says whether the shop has it or it waits. */
export async function payAtDoor(stop: Stop, amount: number): Promise<'saved' | 'waits'> {
  const now = await changeOrWait(DOOR_PAYMENTS, stop, { id: newId(), amount });
  return now === 'waits' ? 'waits' : 'saved';
}

/** A stop with the money for its account that waits on this phone, as it will be when that arrives. */
export const withDoorPayments = (stop: Stop, waiting: readonly WaitingChange[]): Stop =>
  waitingFor(DOOR_PAYMENTS, stop, waiting).reduce<Stop>((shown, { change: { amount } }) => {
    const { owed, taken } = shown.account ?? { owed: 0, taken: 0 };
    return {
      ...shown,
      account: {
        owed: Math.max(0, minusRupees(owed, amount)),
        taken: plusRupees(taken, amount),
      },
    };
  }, stop);
