// What other features, and both sides, use of money.
export {
  CASH_IS_WHOLE,
  MONEY_METHODS,
  MONEY_OF_ORDER,
  type MoneyMethod,
  NO_UTR,
  NewPayment,
  Note,
  OverAccountLimit,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  PAYMENT_WAYS,
  type Payment,
  type PaymentMethod,
  PaymentMistake,
  type PaymentStatus,
  type PaymentWay,
  Reference,
  Rupees,
  SeenMoney,
  inCash,
  isWholeCash,
  openMoney,
} from './payments.ts';
export { type Khata, type OwnKhata } from './khata.ts';
export { type MoneyFacts, settlementOf } from './settlement.ts';
