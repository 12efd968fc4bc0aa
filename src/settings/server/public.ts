// For other features, on the server: the present settings.
export { settingsIn } from './queries/in-language.ts';
export { readSettings } from './queries.ts';
