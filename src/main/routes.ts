import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every page of the shop, by address. */
export default [
  index('../shop/web/home-page.tsx'),
] satisfies RouteConfig;
