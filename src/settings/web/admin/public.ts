// For other features, in the back office: the names of settings among changes.
export { isAmount, settingName } from './settings-table.ts';
