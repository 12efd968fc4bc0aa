import { newRoutes } from '#platform/http.ts';
import type { Platform } from '#platform/platform.ts';

/** To be filled. */
export const authRoutes = (_platform: Platform) => newRoutes();

/** To be filled. */
export const userRoutes = (_platform: Platform) => newRoutes();
