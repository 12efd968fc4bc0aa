// For other features, on the server: the routes of the team, which share the path of accounts, and its pictures.
export { teamRoutes } from './card-routes.ts';
export { staffRoutes } from './staff-routes.ts';
export { cardPicturesFromElsewhere, isAboutCardPictures, madeFromCardPictures } from './queries.ts';
