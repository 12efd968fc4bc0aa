import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/main',
  ssr: true,
  // A client loader is a few lines: in a file of its own it would cost a request and weigh more.
  splitRouteModules: false,
  // The manifest names all routes at once: no further request before a tap can be followed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
