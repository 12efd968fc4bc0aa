import { newRoutes } from '#platform/http.ts';
import type { Platform } from '#platform/platform.ts';

/** To be filled. */
export const catalogueRoutes = (_platform: Platform) => newRoutes();
