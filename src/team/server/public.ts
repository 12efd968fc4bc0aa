// What other features may use of this one on the server, and nothing else.
export { teamRoutes } from './card-routes.ts';
export { staffRoutes } from './staff-routes.ts';
