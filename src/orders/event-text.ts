import type { I18n } from '@lingui/core';
import { formatRupees } from '#base/figures/money.ts';
import type { LineDeed, MoneyMove, OrderEvent, PLAIN_EVENTS } from './order-events.ts';
import type { CancelReason } from './order-status.ts';

type Words = { id: string };

const PLAIN: Record<(typeof PLAIN_EVENTS)[number], Words> = {
  packed: /*i18n*/ { id: 'account.timeline.packed' },
  unpacked: /*i18n*/ { id: 'account.timeline.unpacked' },
  askedNoMore: /*i18n*/ { id: 'account.timeline.askedNoMore' },
  roundGiven: /*i18n*/ { id: 'account.timeline.time' },
  roundChanged: /*i18n*/ { id: 'account.timeline.newTime' },
  phoneConfirmed: /*i18n*/ { id: 'account.timeline.phoneConfirmed' },
  phoneUnconfirmed: /*i18n*/ { id: 'account.timeline.phoneUnconfirmed' },
  addressChanged: /*i18n*/ { id: 'account.timeline.address' },
  noteChanged: /*i18n*/ { id: 'account.timeline.note' },
  shopNoted: /*i18n*/ { id: 'account.timeline.shopNoted' },
  nobodyHome: /*i18n*/ { id: 'account.timeline.nobodyHome' },
  refused: /*i18n*/ { id: 'account.timeline.refused' },
  withoutCode: /*i18n*/ { id: 'account.timeline.withoutCode' },
  notOnAccount: /*i18n*/ { id: 'account.timeline.notOnAccount' },
  partlyOnAccount: /*i18n*/ { id: 'account.timeline.partlyOnAccount' },
  complained: /*i18n*/ { id: 'account.timeline.complained' },
  complaintAnswered: /*i18n*/ { id: 'account.timeline.complaintAnswered' },
  complaintRefused: /*i18n*/ { id: 'account.timeline.complaintRefused' },
  notRight: /*i18n*/ { id: 'account.timeline.notRight' },
};

const DEEDS: Record<LineDeed, Words> = {
  packed: /*i18n*/ { id: 'account.timeline.linePacked' },
  leftOut: /*i18n*/ { id: 'account.timeline.lineLeftOut' },
  swapped: /*i18n*/ { id: 'account.timeline.lineSwapped' },
  added: /*i18n*/ { id: 'account.timeline.lineAdded' },
  asOrdered: /*i18n*/ { id: 'account.timeline.lineAsOrdered' },
  undone: /*i18n*/ { id: 'account.timeline.lineUndone' },
};

const AMOUNTS: Record<'agreed' | 'asked' | 'saidNo' | 'credited' | 'creditUndone', Words> = {
  agreed: /*i18n*/ { id: 'account.timeline.agreed' },
  asked: /*i18n*/ { id: 'account.timeline.asked' },
  saidNo: /*i18n*/ { id: 'account.timeline.saidNo' },
  credited: /*i18n*/ { id: 'account.timeline.credited' },
  creditUndone: /*i18n*/ { id: 'account.timeline.creditUndone' },
};

const GOODS_ADDED = /*i18n*/ { id: 'account.timeline.goodsAdded' };

const MONEY: Record<MoneyMove, Words> = {
  cash: /*i18n*/ { id: 'account.payment.inCash' },
  card: /*i18n*/ { id: 'account.payment.byCard' },
  upi: /*i18n*/ { id: 'account.payment.byUpi' },
  account: /*i18n*/ { id: 'account.payment.onAccount' },
  returned: /*i18n*/ { id: 'account.payment.givenBack' },
  offAccount: /*i18n*/ { id: 'account.payment.offAccount' },
  undone: /*i18n*/ { id: 'account.payment.takenBack' },
};

const TAKEN: Record<'phone' | 'counter', readonly [Words, Words]> = {
  phone: [/*i18n*/ { id: 'account.timeline.byPhone' }, /*i18n*/ { id: 'account.timeline.byPhoneBeyond' }],
  counter: [
    /*i18n*/ { id: 'account.timeline.atCounter' },
    /*i18n*/ { id: 'account.timeline.atCounterBeyond' },
  ],
};

const WHY: Record<Exclude<CancelReason, 'other'>, Words> = {
  unwanted: /*i18n*/ { id: 'account.cancelled.unwanted' },
  unreachable: /*i18n*/ { id: 'account.cancelled.unreachable' },
  missing: /*i18n*/ { id: 'account.cancelled.missing' },
  late: /*i18n*/ { id: 'account.cancelled.late' },
  twice: /*i18n*/ { id: 'account.cancelled.twice' },
};

/** Why an order was cancelled: a reason of the list in the reader's language, or what was typed; empty without a reason. */
export const cancelText = (
  i18n: I18n,
  { reason, text = '' }: Pick<Extract<OrderEvent, { kind: 'status' }>, 'reason' | 'text'>,
): string => (reason === undefined || reason === 'other' ? text : i18n._(WHY[reason].id));

/**
 * An event in words. Of a step of the order or of its payment only what the status does not say already: why it was cancelled, where
 * it was taken, which money moved. The shop's own words stand in where the kind is newer than these scripts, or the copy of the order
 * is from before there were kinds.
 */
export function eventText(i18n: I18n, event: OrderEvent): string {
  if (event.kind === 'status') {
    const { taken } = event;
    return taken
      ? i18n._(TAKEN[taken.channel][taken.beyond ? 1 : 0].id)
      : cancelText(i18n, event) || event.note;
  }
  if (event.kind === 'payment') {
    const { money } = event;
    return money ? i18n._(MONEY[money.move].id, { amount: formatRupees(money.amount) }) : event.note;
  }
  if (event.kind === 'line') return i18n._(DEEDS[event.deed].id, { title: event.title });
  if ('total' in event) return i18n._(AMOUNTS[event.kind].id, { amount: formatRupees(event.total) });
  if (event.kind === 'goodsAdded') {
    const { lines, amount } = event;
    return i18n._(GOODS_ADDED.id, { count: lines.length, amount: formatRupees(amount) });
  }
  if ('amount' in event) return i18n._(AMOUNTS[event.kind].id, { amount: formatRupees(event.amount) });
  return event.kind in PLAIN ? i18n._(PLAIN[event.kind].id) : event.note;
}
