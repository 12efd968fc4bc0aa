import { hash } from 'node:crypto';
import { isBackedUp, TABLES } from '#db/tables.ts';
import type { DatabaseAddress } from '#platform/db/open.ts';
import { snapshot, type SnapshotRow } from '#platform/db/snapshot.ts';

/**
 * The number of rows in a table, and a digest of all of them that does not depend on their order or the kind of
 * database.
 */
export type TableDigest = { rows: number; digest: string };
/** The digests by the table's name, of every table that a backup holds. */
export type TableDigests = Record<string, TableDigest>;

/** Adds rows up to the digests of their tables. */
export function openDigests(): { add(row: SnapshotRow): void; end(): TableDigests } {
  const sums = new Map<string, { rows: number; sum: bigint }>(
    TABLES.filter(isBackedUp).map((table) => [table, { rows: 0, sum: 0n }]),
  );
  return {
    add: ({ table, row }) => {
      const was = sums.get(table) ?? { rows: 0, sum: 0n };
      sums.set(table, { rows: was.rows + 1, sum: BigInt.asUintN(64, was.sum + numberOf(row)) });
    },
    end: () =>
      Object.fromEntries(
        [...sums].map(([table, { rows, sum }]) => [table, { rows, digest: sum.toString(16) }]),
      ),
  };
}

/** PostgreSQL gives large numbers as text, SQLite as numbers; and the columns may stand in another order. */
function numberOf(row: Record<string, unknown>): bigint {
  const values = Object.keys(row)
    .toSorted()
    .map((name) => [name, row[name] === null ? null : `${row[name] as string | number}`]);
  return hash('sha256', JSON.stringify(values), 'buffer').readBigUInt64LE();
}

/** The digests of a database as it is now. */
export async function tablesAt(address: DatabaseAddress): Promise<TableDigests> {
  const digests = openDigests();
  for await (const row of snapshot(address)) digests.add(row);
  return digests.end();
}
