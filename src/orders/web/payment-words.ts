import type { PaymentMethod } from '#orders/orders.ts';

/** What each way to pay is called, and what it means at the door. */
export const PAYMENT_WORDS = {
  cash: {
    title: /*i18n*/ { id: 'account.pay.cash' },
    text: /*i18n*/ { id: 'account.pay.cashAtDoor' },
  },
  card: {
    title: /*i18n*/ { id: 'account.pay.card' },
    text: /*i18n*/ { id: 'account.pay.cardAtDoor' },
  },
} as const satisfies Record<PaymentMethod, object>;
