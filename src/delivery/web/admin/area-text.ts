import { i18n } from '@lingui/core';
import { formatRupees } from '#base/figures/money.ts';
import type { AreaFigures, Village } from '#delivery/areas.ts';

/** Fee and limits in one line: ₹20, free above ₹500 · least ₹100 · cash to ₹3,000. */
export const figuresText = ({ fee, freeAbove, minimum, cashMost }: AreaFigures): string =>
  [
    freeAbove === null
      ? formatRupees(fee)
      : i18n._('office.delivery.feeFreeAbove', { fee: formatRupees(fee), above: formatRupees(freeAbove) }),
    minimum > 0 && i18n._('office.delivery.least', { minimum: formatRupees(minimum) }),
    cashMost !== null && i18n._('office.delivery.cashTo', { most: formatRupees(cashMost) }),
  ]
    .filter(Boolean)
    .join(' · ');

/** A village, or a whole pincode by its number. */
export const villageText = ({ pincode, village }: Pick<Village, 'pincode' | 'village'>): string =>
  village ? `${village} · ${pincode}` : i18n._('office.delivery.whole', { pincode });

/** The villages of an area as far as they fit: Rampur, Khairi, Bhata para, 4 more. */
export function villagesText({ first, villages }: { first: readonly Village[]; villages: number }): string {
  if (villages === 0) return i18n._('office.delivery.noVillages');
  const named = first.map(({ pincode, village }) => village || pincode).join(', ');
  const rest = villages - first.length;
  return rest > 0 ? i18n._('office.delivery.more', { named, count: rest.toLocaleString('en-IN') }) : named;
}
