/**
 * The address of each page of the shop, as the router reads it. The router, links, redirects, mails and the sitemap all use this
 * table. Those of the back office have a table of their own, which no shopper fetches (office-addresses.ts).
 */
export const PAGE_ADDRESSES = {
  home: '/',
  shop: '/shop',
  product: '/shop/:productId',
  about: '/about-us',
  contact: '/contact-us',
  complaint: '/complaint/:number',
  rules: '/rules',
  list: '/list',
  newsletterConfirm: '/newsletter/confirm/:token',
  newsletterLeave: '/newsletter/leave',
  skeleton: '/skeleton',
  sampleDashboard: '/test1',

  login: '/login',
  signup: '/signup',
  userCreated: '/signup/usercreatedsuccessfully',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  rescue: '/rescue',
  accountant: '/returns',
  loginCard: '/in',

  profile: '/profile',
  checkout: '/checkout',
  orderSuccess: '/order-success/:id',
  myOrders: '/my-order',
  order: '/my-order/:id',
  bill: '/my-order/:id/bill',

  dashboard: '/dashboard',

  manifest: '/manifest.webmanifest',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const;

/**
 * True for addresses that exist in English only: the English page router answers them, and in another language they are
 * not found.
 */
export const isInOneLanguage = (address: string): boolean =>
  address === PAGE_ADDRESSES.sitemap || address === PAGE_ADDRESSES.robots;

/** The name of a page in the table of addresses. */
export type PageName = keyof typeof PAGE_ADDRESSES;

/** The names in an address that stand for a value: `productId` in `/shop/:productId`. */
type ParamsOf<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? ParamsOf<Part> | ParamsOf<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

type Question = Record<string, string | number | undefined>;

/** The values that an address with this pattern needs, and the optional ones for its query. */
export type ValuesOf<Pattern extends string> =
  ParamsOf<Pattern> extends never
    ? [values?: Question]
    : [values: Record<ParamsOf<Pattern>, string> & Question];

/**
 * The address of a page: `pageAddress('product', { productId })`. A value that the path does not name follows the
 * question mark; an undefined one is left out. It names no language: the router's links stay in the page's own, and what
 * leaves the shop (a mail, the sitemap) takes `inLanguage`.
 */
export const pageAddress = <Page extends PageName>(
  page: Page,
  ...[values = {}]: ValuesOf<(typeof PAGE_ADDRESSES)[Page]>
): string => fillIn(PAGE_ADDRESSES[page], values);

/** A pattern with its values: those that it names in their places, all others after the question mark. */
export function fillIn(pattern: string, values: Question): string {
  const asked = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
  const path = pattern.replaceAll(/:(\w+)/g, (unnamed, name: string) => {
    const value = asked.get(name);
    asked.delete(name);
    return value === undefined ? unnamed : encodeURIComponent(value);
  });
  return asked.size > 0
    ? `${path}?${new URLSearchParams([...asked].map(([name, value]) => [name, String(value)]))}`
    : path;
}
