import { newRoutes } from '#platform/http.ts';
import type { Platform } from '#platform/platform.ts';

/** To be filled. */
export const shopAdminRoutes = (_platform: Platform) => newRoutes();
