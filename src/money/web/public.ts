// For other features, in the browser: the words of money, an account and its rows, and the code of a UPI payment.
export { billWords, deskWords, slipWords } from './money-words.ts';
export { METHODS, PAYMENT_WORDS, paymentTitle, paymentWords } from './payment-words.ts';
export { UpiCode } from './upi-code.tsx';
export { paidLines, paymentLabel } from './paid-lines.ts';
export { reckoned } from './known-money.ts';
export { OwnKhataCard } from './khata/own-khata.tsx';
