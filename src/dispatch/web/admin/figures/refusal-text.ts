import type { I18n } from '@lingui/core';
import { formatRupees } from '#base/figures/money.ts';
import type { VillageFigures } from '#dispatch/round-figures.ts';
import { reasonText } from '#dispatch/web/admin/sheet/stop-taps.ts';

/** Why orders were refused, each reason with how many and what they were worth. */
export const reasonsText = (i18n: I18n, reasons: VillageFigures['refused']['reasons']): string[] =>
  reasons.map(({ reason, orders, worth }) =>
    i18n._('office.figures.reason', {
      reason: reason ? reasonText(i18n, reason) : i18n._('office.stops.noReason'),
      count: orders,
      amount: formatRupees(worth),
    }),
  );
