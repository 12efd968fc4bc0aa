// What other features, and both sides, use of orders.
export {
  CANCEL_REASONS,
  CODE_TRIES,
  type CancelReason,
  type Coded,
  LINE_REASONS,
  type LineDeed,
  type LineReason,
  OPEN_STATUSES,
  Order,
  type OrderEvent,
  type OrderItem,
  type OrderStatus,
  type OutOfStock,
  PlacedOrder,
  type PriceChanged,
  STATUSES,
  UsualGoods,
  goingOut,
  isCodeSpent,
  isOpen,
  mayBeTold,
} from './order.ts';
export { Answer, type OrderQuestion } from './questions/question.ts';
export { questionText } from './questions/question-text.ts';
export {
  type CustomerAccount,
  ORDERS_PER_PAGE,
  OrderFilter,
  type OrderList,
  type OtherRounds,
  TAKEN_CHANNELS,
  type TakenChannel,
} from './staff-orders.ts';
export { NOTE_AT_MOST, NewNotes, StaffAddress } from './changes/order-changes.ts';
export { cancelText, eventText } from './event-text.ts';
export { QUEUE_TABS, type QueueTab, tabOf } from './order-tabs.ts';
export { creditGoods, creditReason } from './credits/credit-text.ts';
export { changeTexts } from './line-change.ts';
export {
  CREDIT_REASONS,
  type Credit,
  CreditMistake,
  type CreditReason,
  NewCredit,
  creditFor,
} from './credits/credits.ts';
