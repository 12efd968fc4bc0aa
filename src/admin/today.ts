import * as v from 'valibot';
import { RoundTimes } from '#delivery/delivery.ts';

// How the shop is: whether its last backup opens, and whether everything that must hold in it holds.

/** Subjects of the shop's rules. */
const CHECK_GROUPS = [
  'orders',
  'stock',
  'rounds',
  'payments',
  'accounts',
  'cash',
  'sales',
  'log',
  'neverCame',
  'bills',
  'series',
  'seriesFull',
] as const;

export type CheckGroup = (typeof CHECK_GROUPS)[number];

/** A broken rule: the number of records that break it, and the first of them by id and name. */
const Finding = v.object({
  rule: v.string(),
  group: v.picklist(CHECK_GROUPS),
  count: v.number(),
  named: v.array(v.object({ id: v.string(), label: v.string() })),
});

export type Finding = v.InferOutput<typeof Finding>;

/** Result of a check: the number of rules, the broken ones, and findings for staff to look at. */
export const ShopReport = v.object({
  rules: v.number(),
  broken: v.array(Finding),
  toLookAt: v.array(Finding),
});

export type ShopReport = v.InferOutput<typeof ShopReport>;

const BACKUP_PROBLEMS = ['closed', 'full', 'other'] as const;

export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

/** The last backup and the last check. */
export const Health = v.object({
  backup: v.object({
    /** `none`: nothing makes nightly backups. `old`: the last good one is older than two days. */
    state: v.picklist(['opens', 'failed', 'old', 'waiting', 'none']),
    /** The last backup that was restored and compared; null before the first. */
    last: v.nullable(v.object({ at: v.string(), rows: v.number(), pictures: v.number() })),
    /** Why the last one failed: its folder cannot be written, its disk is full, or what only the log says. */
    problem: v.nullable(v.picklist(BACKUP_PROBLEMS)),
  }),
  /** Null before the first check. */
  check: v.nullable(v.object({ at: v.string(), ...ShopReport.entries })),
});

export type Health = v.InferOutput<typeof Health>;

// The home of the back office: what to do now, today's promise, the money at hand.

/** A round of today or tomorrow, and how far its orders are. */
export const PromisedRound = v.object({
  ...RoundTimes.entries,
  seats: v.number(),
  booked: v.number(),
  toConfirm: v.number(),
  toPack: v.number(),
  packed: v.number(),
  onTheWay: v.number(),
  delivered: v.number(),
});

export type PromisedRound = v.InferOutput<typeof PromisedRound>;

/** Everything as it is now. Money is rupees. */
export const Today = v.object({
  asOf: v.string(),
  /** Number of orders in each tab of the queue. */
  orders: v.object({
    toConfirm: v.number(),
    toPack: v.number(),
    onTheWay: v.number(),
    toCollect: v.number(),
  }),
  /** The next round that is still to begin and whose orders are not all packed: when, and how many are not. */
  next: v.nullable(v.object({ on: v.string(), from: v.string(), count: v.number() })),
  /** Products on the shelf that are sold out or nearly. */
  lowStock: v.number(),
  /** Complaints of customers that wait for an answer. */
  complaints: v.number(),
  /** Of them, those that should have been confirmed or settled by now. */
  complaintsOverdue: v.number(),
  rounds: v.array(PromisedRound),
  /** State of the last backup, and the result of the last check of the shop. */
  health: Health,
  money: v.object({
    /** The orders that were placed today, without those that were cancelled. */
    sold: v.object({ amount: v.number(), orders: v.number() }),
    /** Payments received today, as on the cash page: less refunds, and without amounts put on accounts. */
    received: v.object({ amount: v.number(), cash: v.number(), upi: v.number(), card: v.number() }),
    /** UPI payments that customers claimed at the door and that staff have not yet seen in the bank, from all days. */
    claims: v.object({ amount: v.number(), count: v.number() }),
    /** Cash in the bags of rounds that are not closed, of whatever day. */
    inBags: v.number(),
    /** Amount still to be paid for delivered orders, of any age. */
    delivered: v.number(),
    owed: v.number(),
    owing: v.number(),
  }),
});

export type Today = v.InferOutput<typeof Today>;
