// For other features, in the back office: the taps on orders that can wait for the network, how the list of orders is
// answered, and how the status of one is called.
export { ORDER_TAPS, type OrderChange, changeOrder, withTaps } from './taps/taps.ts';
export type { OrderList } from '#orders/staff-orders.ts';
export { statusText, paymentText } from './status-words.ts';
export { customerName } from './order-text.ts';
export { saidChange } from './status-editor.tsx';
export { changeWithUndo } from './taps/take-back.ts';
export { useOrderChange } from './money/order-money.tsx';
export { Collected, PhoneToConfirm, isPhoneToConfirm } from './phone-to-confirm.tsx';
export { NumberNotes } from './trust/number-notes.tsx';
export { LookInBank } from './money/look-in-bank.tsx';
export { IF_MISSING_WORDS, linesText, messageFor, quantityText, takenFor, unitsOf } from './order-text.ts';
export { OrderMoney } from './money/order-money.tsx';
export { EditStatusButton, EditableStatus, StatusEditor } from './status-editor.tsx';
export { type Moved, type MovedAll, type NotMoved, moveAll, takeBackAll } from './taps/move-all.ts';
export { MoneyDialog } from './money/money-dialog.tsx';
export { AddedMark } from './added-mark.tsx';
