// For other features, on the server: the present settings.
export { settingsIn } from './queries/in-language.ts';
export { ownerOfTexts } from './queries/owner-of-texts.ts';
export { readSettings } from './queries.ts';
