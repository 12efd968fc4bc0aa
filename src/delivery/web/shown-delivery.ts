import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { formatRupees } from '#base/figures/money.ts';
import { readKept } from '#browser/storage.ts';
import type { FeesAhead } from '#settings/settings.ts';

// What a first visit loads of delivery: the rest comes when somebody's place is known.

/** Where the device keeps where the shopper wants the goods. */
export const KEPT_PLACE = 'deliveryPlace';

/** True if this device remembers a destination. */
export const hasKeptPlace = (): boolean => readKept(KEPT_PLACE, 'local') !== undefined;

/**
 * Delivery texts for the shopper's destination, in place of the shop's own rule: banner, reason to shop here on the
 * home page, and terms beside a product. Empty in server-rendered pages.
 */
export const useShown = create<{
  banner?: string;
  why?: [string, string];
  /** The reason in few words, for a phone; without it its first line. */
  short?: string;
  terms?: ReactNode;
}>(() => ({}));

/** Shipping cost before the village is known: “₹20”, or “₹20 to 40, by village”. */
export const feesText = (i18n: I18n, { from, to, isOne }: FeesAhead): string => {
  if (isOne) return formatRupees(to);
  return from === to
    ? i18n._('shop.fee.upTo', { to: formatRupees(to) })
    : i18n._('shop.fee.byVillage', { from: formatRupees(from), to: formatRupees(to).replace('₹', '') });
};

/** The same in few letters: “₹20–40”. */
export const feesInShort = ({ from, to }: FeesAhead): string =>
  from === to ? formatRupees(to) : `${formatRupees(from)}–${formatRupees(to).replace('₹', '')}`;
