import type { I18n } from '@lingui/core';
import { PAYMENT_NOTES } from '#money/money.ts';

/** The notes of payments in a timeline; each stands behind an amount. */
const NOTES: Record<string, { id: string }> = {
  [PAYMENT_NOTES.cash]: /*i18n*/ { id: 'account.payment.inCash' },
  [PAYMENT_NOTES.card]: /*i18n*/ { id: 'account.payment.byCard' },
  [PAYMENT_NOTES.upi]: /*i18n*/ { id: 'account.payment.byUpi' },
  [PAYMENT_NOTES.account]: /*i18n*/ { id: 'account.payment.onAccount' },
  [PAYMENT_NOTES.returned]: /*i18n*/ { id: 'account.payment.givenBack' },
  [PAYMENT_NOTES.offAccount]: /*i18n*/ { id: 'account.payment.offAccount' },
  [PAYMENT_NOTES.undone]: /*i18n*/ { id: 'account.payment.takenBack' },
};

/** What the shop noted of money, in the language of the page; undefined of any other note. */
export function paymentNote(i18n: I18n, note: string): string | undefined {
  const [, amount = '', said = ''] = /^(₹[\d,.]+) (.+)$/.exec(note) ?? [];
  const known = NOTES[said];
  return known && i18n._(known.id, { amount });
}
