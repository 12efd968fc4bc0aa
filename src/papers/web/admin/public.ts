// For other features, in the back office: the credits of an order, and the form that gives one.
export { OrderCredits } from './credits/order-credits.tsx';
export { GoodsBack } from './goods-back/goods-back.tsx';
export { type Back, useGoodsBack } from './goods-back/use-goods-back.ts';
export { CreditDialog } from './credits/credit-dialog.tsx';
export { type Draft as CreditDraft } from './credits/credit-draft.ts';
