import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '#db/schema.ts';

/** Until when the round of an order comes, if it is late. */
export const lateTo = (order: ExpressionBuilder<Schema, 'orders'>) =>
  order
    .selectFrom('rounds')
    .select('rounds.late_to')
    .whereRef('rounds.id', '=', 'orders.round_id')
    .as('late_to');

/** Amount in paise reported as paid by UPI, from the tap that counts at the order's door; null without a tap. */
export const saidUpi = (order: ExpressionBuilder<Schema, 'orders'>) =>
  order
    .selectFrom('stop_taps')
    .select('stop_taps.upi_paise')
    .whereRef('stop_taps.order_id', '=', 'orders.id')
    .where('stop_taps.counts', '=', 1)
    .orderBy('stop_taps.position', 'desc')
    .limit(1)
    .as('said_upi_paise');
