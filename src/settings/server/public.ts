// For other features, on the server: the present settings.
export { settingsIn, ownerOfTexts, readSettings } from './queries.ts';
