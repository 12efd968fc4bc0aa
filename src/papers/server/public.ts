// For other features, on the server: a credit for an order that has left.
export { giveCredit } from './give-credit.ts';
export { creditInPaise } from './present.ts';
