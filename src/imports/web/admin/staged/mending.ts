import type { MendedRow } from '#imports/staged.ts';

/** Ways to mend rows that were left out; both answer once the file shows what became of it. */
export type Mending = {
  busy: boolean;
  /** Mends a row; false if that was not sent, and fails with the reason where the row still cannot be imported. */
  onMend: (row: number, mended: MendedRow) => Promise<boolean>;
  /** Says which products of the shop the goods are, by the place of each in the plan. */
  onSame: ((same: Record<string, string>) => Promise<boolean>) | undefined;
};
