// For other features, in the browser: an order that could not be sent yet, and the shopper's usual goods.
export { UnsentOrder } from './submission/unsent-order.tsx';
export { UsualList } from './usual/usual-list.tsx';
export { HouseFields } from './checkout/address/address-fields.tsx';
export { DeliveryAddress } from './delivery-address.tsx';
export { PromiseLine } from './promise-line.tsx';
export { rupeesOf } from './amount.ts';
export { chargedShipping, chargedSubtotal, creditRows, hasDelivery } from './credits/credit-rows.ts';
export { LineChanges } from './line-changes.tsx';
export { whoCollects } from './my-orders/collected.ts';
export { PromisedTerms } from './promised-terms.tsx';
export { useRunningOrder, useRunningTexts } from './my-orders/running-order.ts';
export { ShopContact } from './my-orders/shop-contact.tsx';
export { awaitsAnswer, isTold, mayBeTold } from '../after-delivery.ts';
export { CARD } from './checkout/question-card.tsx';
export { OrderHead } from './my-orders/order/order-head.tsx';
export { isDocked, OwnOrder } from './my-orders/order/own-order.tsx';
export { lineCredit } from './credits/line-credit.ts';
export { goingOut } from '../order-lines.ts';
