import type { SentTap } from '#dispatch/stops.ts';
import type { Reply } from './calls.ts';

/** A write whose answer was lost. */
type OrderAsked = { key: string; body: object };

/** Money for an order, against an account (then there is no order), or an order put on account. */
export type PaymentAsked = { order: string | null; path: string; body: { id: string; amount: number } };

export type Shopper = {
  token: string;
  id: string;
  /** The content of the cart as acknowledged, and with the unanswered write. */
  cart: Map<string, number>;
  cartIfDone: Map<string, number> | undefined;
  asked: OrderAsked | undefined;
};

/** A tap at a door whose answer was lost. */
export type TapAsked = { path: string; body: SentTap };

/** A signature under the counter's cash whose answer was lost. */
export type SigningAsked = { sheet: string; body: { id: string; count: string; seen: { expected: number } } };

/** Everything that the shop acknowledged. */
export type Ledger = {
  accounts: string[];
  orders: Map<string, { key: string; total: number }>;
  /** What was paid for which order, in paise, by the payment's id; and the payment whose answer was lost. */
  payments: Map<string, { order: string | null; amount: number }>;
  paymentAsked: PaymentAsked | undefined;
  /** The taps at the door of each order, and the one whose answer was lost. */
  taps: Map<string, string[]>;
  tapAsked: TapAsked | undefined;
  /** The signatures under the counter's cash, and the one whose answer was lost. */
  signed: Set<string>;
  signing: SigningAsked | undefined;
  edits: Map<string, string>;
  editsIfDone: Map<string, string>;
  shoppers: Shopper[];
  /** How many writes succeeded. */
  done: number;
  /** Answers other than success, and how often. */
  refusals: Map<string, number>;
  /** Answers of 503, and whether each said when to come back. */
  unavailable: { times: number; withoutRetryAfter: number };
};

/** Whether the outcome is certain: after a 5xx, as after a broken connection, it is not. */
export const isAnswer = ({ status }: Reply): boolean => status > 0 && status < 500;

/** Records the answer in the ledger; returns whether the write was done. */
export function note(ledger: Ledger, { status, body, headers }: Reply): boolean {
  if (status >= 200 && status < 300) {
    ledger.done += 1;
    return true;
  }
  const said =
    status === 0 ? 'the connection broke' : `${status} ${(body as { code?: string } | null)?.code ?? ''}`;
  ledger.refusals.set(said, (ledger.refusals.get(said) ?? 0) + 1);
  if (status === 503) {
    ledger.unavailable.times += 1;
    if (!headers.get('retry-after')) ledger.unavailable.withoutRetryAfter += 1;
  }
  return false;
}

/** Lets the shop breathe. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
