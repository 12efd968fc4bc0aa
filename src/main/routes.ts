import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { PAGE_ADDRESSES, type PageName } from '../base/addresses.ts';
import { OFFICE_ADDRESSES, type OfficePage } from '../base/office-addresses.ts';

const ADDRESSES = { ...PAGE_ADDRESSES, ...OFFICE_ADDRESSES };

/** The route of a page, with its address from the tables. */
const page = (name: PageName | OfficePage, file: string, inside?: ReturnType<typeof index>[]) =>
  route(ADDRESSES[name].slice(1), file, inside);

/** The screen of every page. */
export default [
  page('sitemap', '../storefront/web/pages/sitemap-page.tsx'),
  page('manifest', '../storefront/web/pages/manifest-page.tsx'),
  page('robots', '../storefront/web/pages/robots-page.tsx'),
  layout('../storefront/web/frame/shop-layout.tsx', [
    index('../storefront/web/home/home-page.tsx'),
    page('shop', '../storefront/web/listing/shop-page.tsx'),
    page('product', '../storefront/web/product/product-page.tsx'),
    page('about', '../storefront/web/pages/about-page.tsx'),
    page('contact', '../storefront/web/pages/contact-page.tsx'),
    page('complaint', '../complaints/web/complaint-page.tsx'),
    page('rules', '../storefront/web/rules/rules-page.tsx'),
    page('list', '../storefront/web/pages/list-page.tsx'),
    page('newsletterConfirm', '../storefront/web/pages/newsletter-confirm-page.tsx'),
    page('newsletterLeave', '../storefront/web/pages/newsletter-leave-page.tsx'),
    page('skeleton', '../storefront/web/pages/skeleton-page.tsx'),
    page('sampleDashboard', '../storefront/web/pages/sample-dashboard-page.tsx'),

    layout('../identity/web/guest-layout.tsx', [
      page('login', '../identity/web/login-page.tsx'),
      page('signup', './signup-page.tsx'),
      page('forgotPassword', '../identity/web/forgot-password-page.tsx'),
      page('resetPassword', '../identity/web/reset-password-page.tsx'),
      page('rescue', '../identity/web/rescue-page.tsx'),
      page('loginCard', '../identity/web/card-page.tsx'),
    ]),
    page('userCreated', '../identity/web/user-created-page.tsx'),

    layout('../identity/web/signed-in-layout.tsx', [
      page('profile', '../customers/web/profile-page.tsx'),
      page('checkout', '../orders/web/checkout/checkout-page.tsx'),
      page('orderSuccess', '../orders/web/my-orders/order-success-page.tsx'),
      page('myOrders', '../orders/web/my-orders/my-orders-page.tsx'),
      page('order', '../storefront/web/order-page.tsx'),
      page('bill', '../papers/web/bill/bill-page.tsx'),
    ]),
    route('*', '../storefront/web/pages/not-found-page.tsx'),
  ]),

  layout('../admin/web/accountant/accountant-layout.tsx', [
    page('accountant', '../returns/web/admin/accountant-page.tsx'),
  ]),

  layout('../admin/web/shell/admin-layout.tsx', [
    page('dashboard', '../admin/web/dashboard/dashboard-page.tsx'),
    page('firstStep', '../admin/web/first/step-page.tsx'),
    page('adminProducts', '../catalogue/web/admin/products-page.tsx'),
    page('addProduct', '../catalogue/web/admin/add-product-page.tsx'),
    page('reorder', '../admin/web/reorder/reorder-page.tsx'),
    page('drafts', '../stocking/web/admin/drafts/drafts-page.tsx'),
    page('packs', '../catalogue/web/admin/packs/packs-page.tsx'),
    page('shelves', '../catalogue/web/admin/shelves/shelves-page.tsx'),
    page('delivery', '../delivery/web/admin/delivery-page.tsx'),
    page('rounds', '../delivery/web/admin/rounds/rounds-page.tsx'),
    page('roundFigures', '../dispatch/web/admin/figures/figures-page.tsx'),
    page('priceGrid', '../pricing/web/admin/grid-page.tsx'),
    page('missing', '../stocking/web/admin/missing/missing-page.tsx'),
    page('stocking', '../stocking/web/admin/stocking-page.tsx'),
    page('import', '../imports/web/admin/import-page.tsx'),
    page('searches', '../search/web/admin/searches-page.tsx', [index('../wishes/web/admin/wishes-page.tsx')]),
    page('adminOrders', '../admin/web/orders/orders-page.tsx'),
    page('orderQueue', '../admin/web/queue/queue-page.tsx'),
    page('newOrder', '../counter/web/admin/new-order-page.tsx'),
    page('roundBoard', '../admin/web/board/board-page.tsx'),
    page('adminOrder', '../admin/web/order/order-page.tsx'),
    page('complaints', '../complaints/web/admin/complaints-page.tsx'),
    page('packing', '../packing/web/admin/packing-page.tsx'),
    page('rides', '../dispatch/web/admin/sheet/rides-page.tsx'),
    page('roundSheet', '../dispatch/web/admin/sheet/sheet-page.tsx'),
    page('salesFigures', '../admin/web/figures/sales-page.tsx'),
    page('returns', '../returns/web/admin/returns-page.tsx'),
    page('cash', '../till/web/admin/cash-page.tsx'),
    page('cashSheet', '../till/web/admin/cash-sheet-page.tsx'),
    page('printOrder', '../papers/web/admin/print/print-page.tsx'),
    page('debtors', '../money/web/admin/khata/debtors-page.tsx'),
    page('khata', '../money/web/admin/khata/khata-page.tsx'),
    page('khataStatement', '../money/web/admin/khata/statement-page.tsx'),
    page('customers', '../customers/web/admin/customers-page.tsx'),
    page('customerDetails', '../customers/web/admin/customer-details-page.tsx', [
      index('../admin/web/orders/customer-orders-page.tsx'),
    ]),
    page('team', '../team/web/admin/team-page.tsx'),
    page('rescueCodes', '../team/web/admin/rescue/codes-page.tsx'),
    page('newStaff', '../team/web/admin/staff/new-staff-page.tsx'),
    page('staffCard', '../team/web/admin/staff/login-card-page.tsx'),
    page('settings', '../settings/web/admin/settings-page.tsx'),
    page('hours', '../admin/web/hours/hours-page.tsx'),
    page('tax', '../admin/web/tax/tax-page.tsx'),
    page('taxRates', '../tax/web/admin/rates-page.tsx'),
    page('settingsSection', '../settings/web/admin/section-page.tsx', [
      index('../storefront/web/admin/newsletter-list-page.tsx'),
    ]),
    page('alarm', '../alarm/web/admin/alarm-page.tsx'),
    page('auditLog', '../admin/web/audit/audit-page.tsx'),
    route('admin/*', '../admin/web/shell/missing-page.tsx'),
  ]),
] satisfies RouteConfig;
