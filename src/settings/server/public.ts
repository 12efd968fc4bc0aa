// For other features, on the server: the present settings.
export { readSettings } from './queries.ts';
