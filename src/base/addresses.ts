/** The address of each page, as the router reads it. The router, links, redirects, mails and the sitemap all use this table. */
export const PAGE_ADDRESSES = {
  home: '/',
  shop: '/shop',
  product: '/shop/:productId',
  about: '/about-us',
  contact: '/contact-us',
  newsletterConfirm: '/newsletter/confirm/:token',
  newsletterLeave: '/newsletter/leave',
  skeleton: '/skeleton',
  sampleDashboard: '/test1',

  login: '/login',
  signup: '/signup',
  userCreated: '/signup/usercreatedsuccessfully',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',

  profile: '/profile',
  checkout: '/checkout',
  orderSuccess: '/order-success/:id',
  myOrders: '/my-order',
  order: '/my-order/:id',
  bill: '/my-order/:id/bill',

  dashboard: '/dashboard',
  adminProducts: '/admin/products',
  addProduct: '/admin/addproducts',
  packs: '/admin/products/:productId/packs',
  drafts: '/admin/products/drafts',
  reorder: '/admin/products/reorder',
  priceGrid: '/admin/grid',
  missing: '/admin/missing',
  stocking: '/admin/stock-the-shop',
  import: '/admin/import',
  searches: '/admin/searches',
  shelves: '/admin/shelves',
  delivery: '/admin/delivery',
  rounds: '/admin/rounds',
  rides: '/admin/rides',
  roundSheet: '/admin/rides/:id',
  adminOrders: '/admin/orders',
  roundBoard: '/admin/orders/rounds',
  adminOrder: '/admin/orders/:id',
  printOrder: '/admin/orders/:id/print',
  customers: '/customers',
  customerDetails: '/customer-details',
  team: '/team',
  settings: '/settings',
  auditLog: '/admin/audit',

  manifest: '/manifest.webmanifest',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const;

/** What has one address for all languages: the English page router answers, and in another language it is not found. */
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

/** What the address of a page needs, and what may be asked of it besides. */
type ValuesOf<Page extends PageName> =
  ParamsOf<(typeof PAGE_ADDRESSES)[Page]> extends never
    ? [values?: Question]
    : [values: Record<ParamsOf<(typeof PAGE_ADDRESSES)[Page]>, string> & Question];

/**
 * The address of a page: `pageAddress('product', { productId })`. A value that the path does not name follows the
 * question mark; an undefined one is left out. It names no language: the router's links stay in the page's own, and what
 * leaves the shop (a mail, the sitemap) takes `inLanguage`.
 */
export function pageAddress<Page extends PageName>(page: Page, ...[values = {}]: ValuesOf<Page>): string {
  const asked = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
  const path = PAGE_ADDRESSES[page].replaceAll(/:(\w+)/g, (unnamed, name: string) => {
    const value = asked.get(name);
    asked.delete(name);
    return value === undefined ? unnamed : encodeURIComponent(value);
  });
  return asked.size > 0
    ? `${path}?${new URLSearchParams([...asked].map(([name, value]) => [name, String(value)]))}`
    : path;
}
