// For other features, in the browser: what asks to be told of goods. Parts of the first page import it when they need it.
export { AskShop } from './ask-shop.tsx';
export { TellMe } from './tell-me.tsx';
