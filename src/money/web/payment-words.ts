import type { PaymentMethod, MoneyMethod, MoneyOfOrder } from '#money/payments.ts';

type Words = Record<PaymentMethod, { title: { id: string }; text: { id: string } }>;

/** Names of the ways to pay, each with its explanation for the door. */
export const PAYMENT_WORDS = {
  cash: {
    title: /*i18n*/ { id: 'account.pay.cash' },
    text: /*i18n*/ { id: 'account.pay.cashAtDoor' },
  },
  card: {
    title: /*i18n*/ { id: 'account.pay.card' },
    text: /*i18n*/ { id: 'account.pay.cardAtDoor' },
  },
} as const satisfies Words;

/** The same at the shop, where goods are collected. */
const AT_THE_SHOP = {
  cash: {
    title: /*i18n*/ { id: 'account.pay.cashAtShop' },
    text: /*i18n*/ { id: 'account.pay.cashAtShopText' },
  },
  card: {
    title: /*i18n*/ { id: 'account.pay.cardAtShop' },
    text: /*i18n*/ { id: 'account.pay.cardAtShopText' },
  },
} as const satisfies Words;

/** Names of the ways to pay, for delivery or for collection at the shop. */
export const paymentWords = (isCollected: boolean | undefined): Words =>
  isCollected ? AT_THE_SHOP : PAYMENT_WORDS;

/** Name of the way in which an order is paid, as a message id. */
export const paymentTitle = ({
  paymentMethod,
  delivery,
}: Pick<MoneyOfOrder, 'paymentMethod'> & { delivery?: { collected: boolean } | undefined }): string =>
  paymentWords(delivery?.collected)[paymentMethod].title.id;

/** Names of the ways in which money is taken or refunded. */
export const METHODS = {
  cash: /*i18n*/ { id: 'office.money.cash' },
  upi: /*i18n*/ { id: 'office.money.upi' },
  card: /*i18n*/ { id: 'office.money.card' },
} as const satisfies Record<MoneyMethod, object>;
