import type { I18n } from '@lingui/core';
import { cancelText } from '#orders/changes/cancel-text.ts';
import { ADDRESS_CHANGED, NOTES_CHANGED, SHOP_NOTED } from '#orders/changes/order-changes.ts';
import { readCreditNote } from '#orders/credits/credits.ts';
import {
  type LineDeed,
  NOBODY_HOME,
  NOT_ON_ACCOUNT,
  PACKED,
  PARTLY_ON_ACCOUNT,
  readAgreedNote,
  readLineNote,
  REFUSED,
  ROUND_CHANGED,
  ROUND_GIVEN,
  TAKEN_NOTES,
  UNPACKED,
  WITHOUT_CODE,
} from '#orders/orders.ts';
import { ASKED_NO_MORE, readQuestionNote } from '#orders/questions/question.ts';

const NOTES: Record<string, { id: string }> = {
  [ROUND_CHANGED]: /*i18n*/ { id: 'account.timeline.newTime' },
  [ROUND_GIVEN]: /*i18n*/ { id: 'account.timeline.time' },
  [NOBODY_HOME]: /*i18n*/ { id: 'account.timeline.nobodyHome' },
  [REFUSED]: /*i18n*/ { id: 'account.timeline.refused' },
  [WITHOUT_CODE]: /*i18n*/ { id: 'account.timeline.withoutCode' },
  [NOT_ON_ACCOUNT]: /*i18n*/ { id: 'account.timeline.notOnAccount' },
  [PARTLY_ON_ACCOUNT]: /*i18n*/ { id: 'account.timeline.partlyOnAccount' },
  [ADDRESS_CHANGED]: /*i18n*/ { id: 'account.timeline.address' },
  [SHOP_NOTED]: /*i18n*/ { id: 'account.timeline.shopNoted' },
  [NOTES_CHANGED]: /*i18n*/ { id: 'account.timeline.note' },
  [PACKED]: /*i18n*/ { id: 'account.timeline.packed' },
  [ASKED_NO_MORE]: /*i18n*/ { id: 'account.timeline.askedNoMore' },
  [UNPACKED]: /*i18n*/ { id: 'account.timeline.unpacked' },
  [TAKEN_NOTES.phone[0]]: /*i18n*/ { id: 'account.timeline.byPhone' },
  [TAKEN_NOTES.phone[1]]: /*i18n*/ { id: 'account.timeline.byPhoneBeyond' },
  [TAKEN_NOTES.counter[0]]: /*i18n*/ { id: 'account.timeline.atCounter' },
  [TAKEN_NOTES.counter[1]]: /*i18n*/ { id: 'account.timeline.atCounterBeyond' },
};

const DEEDS: Record<LineDeed, { id: string }> = {
  packed: /*i18n*/ { id: 'account.timeline.linePacked' },
  leftOut: /*i18n*/ { id: 'account.timeline.lineLeftOut' },
  swapped: /*i18n*/ { id: 'account.timeline.lineSwapped' },
  added: /*i18n*/ { id: 'account.timeline.lineAdded' },
  asOrdered: /*i18n*/ { id: 'account.timeline.lineAsOrdered' },
  undone: /*i18n*/ { id: 'account.timeline.lineUndone' },
};

const QUESTIONS = {
  asked: /*i18n*/ { id: 'account.timeline.asked' },
  no: /*i18n*/ { id: 'account.timeline.saidNo' },
} as const;

const CREDITS = {
  given: /*i18n*/ { id: 'account.timeline.credited' },
  undone: /*i18n*/ { id: 'account.timeline.creditUndone' },
} as const;

/** What the shop noted of an order by itself, in the language of the page; undefined of what a person wrote. */
export function notedText(i18n: I18n, note: string): string | undefined {
  const noted = NOTES[note];
  if (noted) return i18n._(noted.id);
  const cancelled = cancelText(i18n, note);
  if (cancelled !== undefined) return cancelled;
  const line = readLineNote(note);
  if (line) return i18n._(DEEDS[line.deed].id, { title: line.title });
  const question = readQuestionNote(note);
  if (question) return i18n._(QUESTIONS[question.said].id, { amount: question.amount });
  const credit = readCreditNote(note);
  if (credit) return i18n._(CREDITS[credit.said].id, { amount: credit.amount });
  const amount = readAgreedNote(note);
  return amount === undefined ? undefined : i18n._('account.timeline.agreed', { amount });
}
