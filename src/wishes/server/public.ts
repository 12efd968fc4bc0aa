// For other features, on the server: customers to tell that goods are there, and that they were told.
export { setWishTold } from './commands.ts';
export { countWishesToTell, wishesToTell } from './queries.ts';
