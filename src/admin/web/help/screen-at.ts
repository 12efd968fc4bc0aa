import { PAGE_ADDRESSES } from '#base/addresses.ts';
import { OFFICE_ADDRESSES, type OfficePage } from '#base/office-addresses.ts';

/** A screen of the back office. */
export type Screen = OfficePage | 'dashboard';

/** The address of each screen as a pattern, those without an id first: `/admin/orders/queue` is no order. */
const PATTERNS = Object.entries({ ...OFFICE_ADDRESSES, dashboard: PAGE_ADDRESSES.dashboard })
  .toSorted(([, one], [, other]) => Number(one.includes(':')) - Number(other.includes(':')))
  .map(([screen, address]) => ({
    screen: screen as Screen,
    pattern: new RegExp(`^${address.replaceAll(/:[^/]+/g, '[^/]+')}/?$`),
  }));

/** The screen that an address without its language opens; undefined for an unknown one. */
export const screenAt = (address: string): Screen | undefined =>
  PATTERNS.find(({ pattern }) => pattern.test(address))?.screen;
