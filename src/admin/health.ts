import * as v from 'valibot';

// How the shop is: whether its last backup opens, and whether everything that must hold in it holds.

/** Subjects of the shop's rules. */
export const CHECK_GROUPS = [
  'orders',
  'stock',
  'rounds',
  'payments',
  'accounts',
  'cash',
  'sales',
  'log',
  'neverCame',
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

/** The last backup and the last check. */
export const Health = v.object({
  backup: v.object({
    /** `none`: nothing makes nightly backups. `old`: the last good one is older than two days. */
    state: v.picklist(['opens', 'failed', 'old', 'waiting', 'none']),
    /** The last backup that was restored and compared; null before the first. */
    last: v.nullable(v.object({ at: v.string(), rows: v.number(), pictures: v.number() })),
    /** Why the last one failed, in the words of its process; empty if it did not. */
    problem: v.string(),
  }),
  /** Null before the first check. */
  check: v.nullable(v.object({ at: v.string(), ...ShopReport.entries })),
});
export type Health = v.InferOutput<typeof Health>;
