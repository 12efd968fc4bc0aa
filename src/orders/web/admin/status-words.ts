import type { I18n } from '@lingui/core';
import type { PaymentStatus } from '#money/money.ts';
import type { OrderStatus } from '#orders/order.ts';

const STATUSES: Record<OrderStatus, string> = {
  pending: /*i18n*/ 'office.status.pending',
  dispatched: /*i18n*/ 'office.status.dispatched',
  delivered: /*i18n*/ 'office.status.delivered',
  cancelled: /*i18n*/ 'office.status.cancelled',
};

const PAYMENTS: Record<PaymentStatus, string> = {
  pending: /*i18n*/ 'office.payment.pending',
  received: /*i18n*/ 'office.payment.received',
};

/** The status of an order as staff read it; the data keeps its English word. */
export const statusText = (i18n: I18n, status: string): string =>
  Object.hasOwn(STATUSES, status) ? i18n._(STATUSES[status as OrderStatus]) : status;

/** Payment status, as staff read it. */
export const paymentText = (i18n: I18n, status: string): string =>
  Object.hasOwn(PAYMENTS, status) ? i18n._(PAYMENTS[status as PaymentStatus]) : status;
