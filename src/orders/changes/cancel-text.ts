import type { I18n } from '@lingui/core';
import { CANCEL_NOTES } from './order-changes.ts';

const TEXTS: Record<string, { id: string }> = {
  [CANCEL_NOTES.unwanted]: /*i18n*/ { id: 'account.cancelled.unwanted' },
  [CANCEL_NOTES.unreachable]: /*i18n*/ { id: 'account.cancelled.unreachable' },
  [CANCEL_NOTES.missing]: /*i18n*/ { id: 'account.cancelled.missing' },
  [CANCEL_NOTES.late]: /*i18n*/ { id: 'account.cancelled.late' },
  [CANCEL_NOTES.twice]: /*i18n*/ { id: 'account.cancelled.twice' },
};

/** Why an order was cancelled, in somebody's language; undefined of what a person wrote. */
export function cancelText(i18n: I18n, note: string): string | undefined {
  const known = TEXTS[note];
  return known && i18n._(known.id);
}
