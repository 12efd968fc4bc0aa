// For other features, on the server: the present settings.
export { CLOSURES, daysClosedToRounds, isOpenAt, isShopClosed, shownIn, textsOf } from './hours/queries.ts';
export { mailSender, ownRulesIn, settingsIn, ownerOfTexts, readSettings } from './queries.ts';
