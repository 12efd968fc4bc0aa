import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every page of the shop, by address. */
export default [
  route('sitemap.xml', '../storefront/web/pages/sitemap-page.tsx'),
  route('robots.txt', '../storefront/web/pages/robots-page.tsx'),
  layout('../storefront/web/frame/shop-layout.tsx', [
    index('../storefront/web/home/home-page.tsx'),
    route('shop', '../storefront/web/listing/shop-page.tsx'),
    route('shop/:productId', '../storefront/web/product/product-page.tsx'),
    route('about-us', '../storefront/web/pages/about-page.tsx'),
    route('contact-us', '../storefront/web/pages/contact-page.tsx'),
    route('newsletter/leave', '../storefront/web/pages/newsletter-leave-page.tsx'),
    route('skeleton', '../storefront/web/pages/skeleton-page.tsx'),
    route('test1', '../storefront/web/pages/sample-dashboard-page.tsx'),

    layout('../identity/web/guest-layout.tsx', [
      route('login', '../identity/web/login-page.tsx'),
      route('signup', '../identity/web/signup-page.tsx'),
      route('forgot-password', '../identity/web/forgot-password-page.tsx'),
      route('reset-password', '../identity/web/reset-password-page.tsx'),
    ]),
    route('signup/usercreatedsuccessfully', '../identity/web/user-created-page.tsx'),

    layout('../identity/web/signed-in-layout.tsx', [
      route('profile', '../customers/web/profile-page.tsx'),
      route('checkout', '../orders/web/checkout/checkout-page.tsx'),
      route('order-success/:id', '../orders/web/my-orders/order-success-page.tsx'),
      route('my-order', '../orders/web/my-orders/my-orders-page.tsx'),
      route('my-order/:id/bill', '../orders/web/bill/bill-page.tsx'),
    ]),
    route('*', '../storefront/web/pages/not-found-page.tsx'),
  ]),

  layout('../admin/web/shell/admin-layout.tsx', [
    route('dashboard', '../admin/web/dashboard/dashboard-page.tsx'),
    route('admin/products', '../catalogue/web/admin/products-page.tsx'),
    route('admin/addproducts', '../catalogue/web/admin/add-product-page.tsx'),
    route('admin/grid', '../pricing/web/admin/grid-page.tsx'),
    route('admin/import', '../imports/web/admin/import-page.tsx'),
    route('admin/searches', '../search/web/admin/searches-page.tsx'),
    route('admin/orders', '../orders/web/admin/board/orders-page.tsx'),
    route('admin/orders/:id', '../orders/web/admin/order/order-page.tsx'),
    route('admin/orders/:id/print', '../orders/web/admin/print/print-page.tsx'),
    route('customers', '../customers/web/admin/customers-page.tsx'),
    route('customer-details', '../customers/web/admin/customer-details-page.tsx', [
      index('../orders/web/admin/board/customer-orders-page.tsx'),
    ]),
    route('team', '../team/web/admin/team-page.tsx'),
    route('settings', '../settings/web/admin/settings-page.tsx', [
      index('../storefront/web/admin/newsletter-list-page.tsx'),
    ]),
    route('admin/audit', '../admin/web/audit/audit-page.tsx'),
  ]),
] satisfies RouteConfig;
