import { Failure, invalidField } from '#base/failure.ts';
import { phoneDigits } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { pincodeKey } from '#delivery/delivery.ts';
import { type BookedRound, isGoingThere, moveSeat, roundsWithRoom } from '#delivery/server/public.ts';
import type { ChangedAddress } from '#orders/changes/order-changes.ts';
import { changeOrder } from '#orders/server/commands/change-order.ts';
import { lockForChange, type MoveContext } from '#orders/server/commands/lock-order.ts';
import { notify } from '#orders/server/commands/notify-shopper.ts';
import { promisedColumns } from '#orders/server/commands/record-order.ts';
import { type Promised, settleDelivery, wayOf } from '#orders/server/commands/settle-delivery.ts';
import { addressColumns, orderSearchText } from '#orders/server/order-address.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import type { OtherRounds } from '#orders/staff-orders.ts';
import { difference } from '#platform/log/audit.ts';
import { readSettings } from '#settings/server/public.ts';
import { OTHERS_OFFERED, presentOtherRound } from './change-round.ts';

/**
 * Changes where an order goes, and whom to call. The area follows; its round stays as long as it goes there, and otherwise staff
 * say which. What was agreed of fees and of free delivery stays as it was agreed.
 */
export async function changeAddress(
  tx: Tx,
  id: string,
  { selectedAddress, round, updatedAt }: ChangedAddress,
  context: Omit<MoveContext, 'side'>,
): Promise<void> {
  const order = await lockForChange(tx, id, updatedAt);
  if (order.channel !== 'counter') expectReachable(selectedAddress);
  const promised = await placeOf(tx, order, selectedAddress, context.now);
  const columns = {
    ...addressColumns(selectedAddress),
    village: promised?.village ?? selectedAddress.village ?? '',
  };
  const changed = difference(order, columns);
  const promise = promised && (await roundFor(tx, order, promised, { round, now: context.now }));
  if (!changed && !promise) return;
  const set = {
    ...columns,
    phone_digits: phoneDigits(columns.phone),
    search: orderSearchText({ number: order.number, ...selectedAddress }),
    ...(promised && order.area_fee_paise !== null && areaColumns(promised)),
    ...(promise && promisedColumns(promise)),
  };
  const told = changed ?? { before: {}, after: {} };
  const rounds = promise && { before: order.round_id, after: promise.round };
  const moved = await changeOrder(
    tx,
    order,
    {
      set,
      events: [{ kind: 'addressChanged' }],
      audit: {
        action: 'address changed',
        before: { ...told.before, ...(rounds && { round: rounds.before }) },
        after: { ...told.after, ...(rounds && { round: rounds.after }) },
      },
    },
    context,
  );
  if (!promise) return;
  const isFirst = order.round_id === null;
  await notify(tx, { ...moved, late_to: promise.lateTo }, { kind: 'round', isFirst }, context);
}

/** Refuses an address without a name or a number to call. */
function expectReachable({ firstName, phone }: ChangedAddress['selectedAddress']): void {
  if (firstName === '') throw invalidField('selectedAddress.firstName', /*i18n*/ 'First Name is required');
  if (phone === '') throw invalidField('selectedAddress.phone', /*i18n*/ 'Phone number is required');
}

/** Where the shop goes to at the new address; undefined of what is collected, which goes nowhere. */
async function placeOf(
  tx: Tx,
  order: FullOrder,
  selectedAddress: ChangedAddress['selectedAddress'],
  now: Instant,
): Promise<Promised | undefined> {
  if (order.collected === 1) return undefined;
  const { pincode = '', village = '' } = selectedAddress;
  // As long as the place stays, it does not matter whether the shop still goes there.
  if (pincodeKey(pincode) === pincodeKey(order.pincode) && village === order.village) return undefined;
  return settleDelivery(tx, { selectedAddress, collected: false }, { settings: await readSettings(tx), now });
}

/**
 * Another round, where the order's own does not go to its new place, or another one was chosen; undefined where it stays. One
 * that goes with none gets one where rounds go: else it would be on no sheet.
 */
async function roundFor(
  tx: Tx,
  order: FullOrder,
  promised: Promised,
  { round, now }: { round: string | undefined; now: Instant },
): Promise<BookedRound | undefined> {
  const { round_id: own } = order;
  if (round !== undefined && round === own) return undefined;
  const way = wayOf(promised);
  if (round !== undefined) return moveSeat(tx, { from: own, to: round, kind: way.kind, holds: true }, now);
  if (own !== null && (await isGoingThere(tx, own, way))) return undefined;
  const others = (await roundsWithRoom(tx, way, now)).slice(0, OTHERS_OFFERED);
  if (own === null && others.length === 0) return undefined;
  const asked =
    own === null
      ? /*office*/ 'Choose a round'
      : /*office*/ 'The round does not go to this address. Choose another round.';
  throw new Failure('round_needed', asked, {
    detail: { rounds: others.map(presentOtherRound) } satisfies OtherRounds,
  });
}

/** The name of the area and what the owner wrote of it; the fee stays as it was agreed. */
const areaColumns = ({ area, rule }: Promised) => ({
  area_name: area?.name ?? '',
  area_note: area?.note ?? '',
  area_cash_most_paise: rule.cashMost,
});
