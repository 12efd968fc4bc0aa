// For other features, on the server: reading a cart, filling it up and taking its lines for an order.
export { wrongAmount, fillUp, takeCart } from './commands.ts';
export { type CartLine, type FilledLine, fillLines, readCart } from './queries.ts';
export { itemsIn, namedItems, presentFigures, presentItem, pricedLine, titledIn } from './present.ts';
