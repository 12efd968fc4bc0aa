import type { RoundKind } from '#delivery/delivery.ts';
import type { OrderRow } from '#orders/server/queries.ts';

/** The kind of round that an order goes with, also one that goes with none yet. */
export const kindOf = ({
  promised_kind,
  collected,
}: Pick<OrderRow, 'promised_kind' | 'collected'>): RoundKind =>
  promised_kind ?? (collected === 1 ? 'collect' : 'ride');
