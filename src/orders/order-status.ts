/** Where an order is. */
export const STATUSES = ['pending', 'dispatched', 'delivered', 'cancelled'] as const;
/** The status of an order. */
export type OrderStatus = (typeof STATUSES)[number];
/** Which status may follow which: the shop may correct any mistake, a shopper may only cancel. */
export const MOVES = {
  shop: {
    pending: ['dispatched', 'delivered', 'cancelled'],
    dispatched: ['pending', 'delivered', 'cancelled'],
    delivered: ['pending', 'dispatched', 'cancelled'],
    cancelled: ['pending', 'dispatched', 'delivered'],
  },
  shopper: { pending: ['cancelled'], dispatched: [], delivered: [], cancelled: [] },
} as const satisfies Record<'shop' | 'shopper', Record<OrderStatus, readonly OrderStatus[]>>;

/** True if this actor may move an order from one status to another. */
export const mayMove = (who: keyof typeof MOVES, from: OrderStatus, to: OrderStatus): boolean =>
  (MOVES[who][from] as readonly OrderStatus[]).includes(to);

/** The statuses in which something is still to happen to an order. */
export const OPEN_STATUSES = ['pending', 'dispatched'] as const satisfies readonly OrderStatus[];

/** True until the order is delivered or cancelled. */
export const isOpen = ({ status }: { status: OrderStatus }): boolean =>
  OPEN_STATUSES.some((open) => open === status);

/** Why staff cancel an order. */
export const CANCEL_REASONS = ['unwanted', 'unreachable', 'missing', 'late', 'twice', 'other'] as const;
/** A reason to cancel an order; with `other`, its text is typed. */
export type CancelReason = (typeof CANCEL_REASONS)[number];
