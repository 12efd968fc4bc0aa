// For other features, on the server: the money that is in and still to come.
export { type MoneyAtHand, moneyAtHand } from './payments/money-at-hand.ts';
export { DUE, IS_NEVER_CAME, IS_TO_GIVE_BACK, NEVER_CAME, TO_GIVE_BACK } from './payments/payment-rows.ts';
export { roomFor, writeOnAccount } from './khata/on-account.ts';
export {
  type MoneyRow,
  cashOfTaps,
  isFollowing,
  isOfDoor,
  noted,
  openMoneyOf,
  paymentStatusOf,
  saidUpiOf,
  standing,
  sumOf,
} from './payments/money-of.ts';
export { expectMayGiveCredit } from './khata/on-account.ts';
export { bagOf, bagOfRound, openBag } from './payments/bag-of.ts';
export { PAYMENT_COLUMNS, type PaymentRow } from './payments/payment-rows.ts';
export { owedByShop, owedOnRound, roomsOf } from './khata/queries.ts';
export type { Writing } from './khata/ledger.ts';
export { takeOnRound } from './khata/take-money.ts';
export { inPaise, isAsSeen, presentMoney } from './payments/present.ts';
export { waysOf } from './payments/ways-of.ts';
export { isWritten, takenOnce, turnOf } from './payments/taken-once.ts';
