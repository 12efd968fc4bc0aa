// For other features, in the browser: the settings that every page may show.
export { useShop } from './use-shop.ts';
