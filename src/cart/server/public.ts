// What other features may use of this one on the server, and nothing else.
export { fillUp, takeCart } from './commands/change-cart.ts';
export { type CartLine, type FilledLine, fillLines, itemOf, readCart } from './queries.ts';
