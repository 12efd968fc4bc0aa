import type { I18n } from '@lingui/core';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import type { Complaint, Fault } from '#complaints/complaints.ts';

const FAULT_NAMES: Record<Fault, { id: string }> = {
  missing: /*i18n*/ { id: 'account.wrong.missing' },
  damaged: /*i18n*/ { id: 'account.wrong.damaged' },
  wrong: /*i18n*/ { id: 'account.wrong.wrong' },
};

/** The name of a fault of a line. */
export const faultText = (i18n: I18n, fault: Fault): string => i18n._(FAULT_NAMES[fault].id);

type ToldLine = Pick<Complaint['lines'][number], 'title' | 'unit' | 'quantity' | 'fault'>;

/** Lines of a complaint in words: "Tomato, 500 g: damaged · Salt, 1: missing". */
export const linesText = (i18n: I18n, lines: readonly ToldLine[]): string =>
  lines
    .map(({ title, unit, quantity, fault }) =>
      i18n._('account.wrong.line', {
        title,
        amount: formatQuantity(i18n, quantity, unit),
        fault: faultText(i18n, fault),
      }),
    )
    .join(' · ');

/** The wish of the customer in few words. */
export function wishText(i18n: I18n, { wish, amount }: Pick<Complaint, 'wish' | 'amount'>): string {
  if (wish === 'money') return i18n._('account.wrong.back', { amount: formatRupees(amount) });
  return wish === 'goods' ? i18n._('account.wrong.anew') : i18n._('account.wrong.justTell');
}
