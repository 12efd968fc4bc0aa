// For other features, in the browser: the settings that every page may show, and whether the shop is open.
export { useShop } from './use-shop.ts';
export { ClosedNote, ClosedWatch } from './hours/closed-note.tsx';
export { hoursData } from './hours/hours-data.ts';
export { closedText, spansText, weekdayText } from './hours/hours-words.ts';
export { OpeningHours } from './hours/opening-hours.tsx';
export { useShopState } from './hours/shop-state.ts';
export { RulesLink } from './rules-link.tsx';
