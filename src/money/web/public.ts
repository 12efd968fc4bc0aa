// For other features, in the browser: the words of money, an account and its rows, and the code of a UPI payment.
export {
  billWords,
  deskWords,
  slipWords,
  METHODS,
  PAYMENT_WORDS,
  paymentTitle,
  paymentWords,
  paidLines,
  paymentLabel,
} from './money-words.ts';
export { UpiCode } from './upi-code.tsx';
export { reckoned } from './known-money.ts';
export { OwnKhataCard } from './khata-rows.tsx';
