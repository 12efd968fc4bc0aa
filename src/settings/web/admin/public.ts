// For other features, in the back office: the names of settings among changes, some of them changed by another screen, the
// form of the shop's hours, a text in each language, and the first step of a new shop.
export { changeSettings } from './change-settings.ts';
export { ClosureDialog, DayDialog } from './hours/hours-dialogs.tsx';
export { InLanguages } from './in-languages.tsx';
export { ShopStep } from './shop-step.tsx';
export { reloadShop } from '../use-shop.ts';
export { toSettings } from './to-settings.ts';
export { isAmount, settingName } from './settings-table.ts';
