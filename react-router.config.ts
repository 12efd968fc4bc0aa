import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/main',
  ssr: true,
  // The manifest names all routes at once: no further request before a tap can be followed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
