// What other features may use of this one on the server, and nothing else.
export { sureGoods } from './tax-proposals.ts';
