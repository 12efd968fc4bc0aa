// For other features, on the server: the money that is in and still to come.
export { type MoneyAtHand, moneyAtHand } from './payments/money-at-hand.ts';
