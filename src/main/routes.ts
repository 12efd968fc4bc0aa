import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every page of the shop, by address. */
export default [
  route('sitemap.xml', '../catalogue/web/sitemap-page.tsx'),
  route('robots.txt', '../shop/web/robots-page.tsx'),
  layout('../shop/web/shop-layout.tsx', [
    index('../shop/web/home-page.tsx'),
    route('shop', '../catalogue/web/shop-page.tsx'),
    route('shop/:productId', '../catalogue/web/product-page.tsx'),
    route('about-us', '../shop/web/about-page.tsx'),
    route('contact-us', '../shop/web/contact-page.tsx'),
    route('newsletter/leave', '../shop/web/newsletter-leave-page.tsx'),
    route('skeleton', '../catalogue/web/skeleton-page.tsx'),
    route('test1', '../shop/web/sample-dashboard-page.tsx'),

    layout('../accounts/web/guest-layout.tsx', [
      route('login', '../accounts/web/login-page.tsx'),
      route('signup', '../accounts/web/signup-page.tsx'),
      route('forgot-password', '../accounts/web/forgot-password-page.tsx'),
      route('reset-password', '../accounts/web/reset-password-page.tsx'),
    ]),
    route('signup/usercreatedsuccessfully', '../accounts/web/user-created-page.tsx'),

    layout('../accounts/web/signed-in-layout.tsx', [
      route('profile', '../accounts/web/profile-page.tsx'),
      route('checkout', '../orders/web/checkout-page.tsx'),
      route('order-success/:id', '../orders/web/order-success-page.tsx'),
      route('my-order', '../orders/web/my-orders-page.tsx'),
      route('my-order/:id/bill', '../orders/web/bill-page.tsx'),
    ]),
    route('*', '../shop/web/not-found-page.tsx'),
  ]),

  layout('../admin/web/admin-layout.tsx', [
    route('dashboard', '../admin/web/dashboard-page.tsx'),
    route('admin/products', '../catalogue/web/admin/products-page.tsx'),
    route('admin/addproducts', '../catalogue/web/admin/add-product-page.tsx'),
    route('admin/grid', '../catalogue/web/admin/grid-page.tsx'),
    route('admin/import', '../catalogue/web/admin/import-page.tsx'),
    route('admin/searches', '../catalogue/web/admin/searches-page.tsx'),
    route('admin/orders', '../orders/web/admin/orders-page.tsx'),
    route('admin/orders/:id', '../orders/web/admin/order-page.tsx'),
    route('admin/orders/:id/print', '../orders/web/admin/print-page.tsx'),
    route('customers', '../accounts/web/admin/customers-page.tsx'),
    route('customer-details', '../accounts/web/admin/customer-details-page.tsx', [
      index('../orders/web/admin/customer-orders-page.tsx'),
    ]),
    route('team', '../accounts/web/admin/team-page.tsx'),
    route('settings', '../shop/web/admin/settings-page.tsx'),
    route('admin/audit', '../admin/web/audit-page.tsx'),
  ]),
] satisfies RouteConfig;
