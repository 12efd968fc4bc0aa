import type { Instant } from '#base/time.ts';

/** Who changes an order, as staff or as its shopper, when, and the address that links in mails begin with. */
export type MoveContext = {
  actor: { userId: string; name: string };
  side: 'shop' | 'shopper';
  now: Instant;
  origin: string;
  /** When the change was made, if it waited for the network until now. */
  madeAt?: Instant | undefined;
};
