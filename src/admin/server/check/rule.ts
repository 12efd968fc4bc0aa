import type { CheckGroup } from '#admin/health.ts';

/**
 * Something that holds in any shop at any time. `sql` selects the rows that break it: `id`, and in `label` the name that
 * the owner knows the thing by. It says the same on both databases.
 */
export type Rule = {
  /** As an administrator reads it. */
  rule: string;
  /** Group under which the owner is told that the rule is broken. */
  group: CheckGroup;
  sql: string;
};

/** The day of the shop's calendar on which something happened, in SQL. */
export const shopDayOf = (column: string, kind: 'sqlite' | 'postgres'): string =>
  kind === 'sqlite'
    ? `date(${column}, '+330 minutes')`
    : `to_char(${column}::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** Rules of orders: `id` and number. */
export const ORDER = 'o.id, o.number as label';
