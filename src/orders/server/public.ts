// For other features, on the server: figures and names of orders, for the dashboard, notifications and audit log.
export { ALARM_JOB } from './commands/place-order.ts';
export { presentLateness, presentOrder, presentPriceChanged, titleOf } from './present.ts';
export { type FullOrder, type LineRow, type OrderRow, orderById, ordersByIds } from './queries.ts';
export { TAB } from './queries/list-orders.ts';
export { ADDRESS_COLUMNS, addressOf } from './order-address.ts';
export { usualLines } from './queries/bought-goods.ts';
export type { MoveContext } from './commands/lock-order.ts';
export { settle } from './payments/settle.ts';
export { payOrder } from './payments/take-payment.ts';
export { orderFor } from './find-order.ts';
export { countSales } from './commands/count-sales.ts';
export { moveOrder } from './commands/move-order.ts';
export {
  notifyAsked,
  notifyCredited,
  notifyLate,
  notifyMoved,
  notifyPacked,
  notifyPlaced,
} from './commands/notify-shopper.ts';
export { LINE_AS_ORDERED, lineRow, recordOrder, titlesOf } from './commands/record-order.ts';
export { type Promised, expectMinimum, settleDelivery, wayOf } from './commands/settle-delivery.ts';
export { KEPT_ORDER } from './place-sent.ts';
export { lockOrder } from './commands/lock-order.ts';
export { type PlaceRow, houseKeyOf, houseOf, housesOf } from './handover/houses.ts';
export { checkCode } from './handover/door-codes.ts';
export { changeOrder } from './commands/change-order.ts';
export { takenBack } from './payments/undo-payment.ts';
export type { PaymentToWrite } from './payments/write-payments.ts';
export { findOrder, ownOrder } from './find-order.ts';
export { changedMeanwhile, momentAfter } from './commands/lock-order.ts';
export {
  type ChangeStates,
  type PackContext,
  type Plan,
  agreedState,
  changeLines,
  lastPlace,
} from './commands/change-lines.ts';
export { agreedTotal, orderedOf, sumOf } from './line-sums.ts';
export { endQuestion } from './commands/move-order.ts';
export type { QuestionRow } from './queries/questions.ts';
export { type AskedChange, type KeptQuestion, readAsked } from './question-of.ts';
export { moveStock } from './commands/move-stock.ts';
export { type CreditContext, type CreditToWrite, newCreditId, writeCredit } from './commands/write-credit.ts';
export { type CreditInPaise, creditInPaise } from './credits/present.ts';
export { countOpen } from './queries/open-orders.ts';
export { codesOf } from './handover/door-codes.ts';
