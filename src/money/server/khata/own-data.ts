import { Failure } from '#base/failure.ts';
import { formatPaise, ZERO } from '#base/figures/money.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { KhataLine } from '#money/khata/khata.ts';
import { lockKhata } from './ledger.ts';
import { presentOwn } from './present.ts';
import { khataOf, newestLines } from './queries.ts';

/** A customer's account with all its rows, for the download of their data; null without an account. */
export async function khataDataOf(db: Db, user: string): Promise<object | null> {
  const account = await khataOf(db, user);
  if (!account?.isKept) return null;
  const all: KhataLine[] = [];
  for (;;) {
    const rows = await newestLines(db, user, account.khata.line_count - all.length);
    const { owed, lines, hasOlder } = presentOwn(account.khata, rows);
    all.push(...lines);
    if (!hasOlder) return { owed, lines: all };
  }
}

/** Closes a customer's account before it is deleted, so that no order can go on it. Refused while the customer owes money. */
export async function closeKhata(tx: Tx, user: string): Promise<void> {
  const khata = await lockKhata(tx, user);
  if (!khata) return;
  if (khata.owed_paise > 0) {
    const figures = { amount: formatPaise(khata.owed_paise) };
    throw new Failure(
      'conflict',
      `You still owe the shop ${figures.amount}. Pay it first; then your account can be deleted.`,
      {
        sentence: {
          id: /*i18n*/ 'You still owe the shop {amount}. Pay it first; then your account can be deleted.',
          figures,
        },
      },
    );
  }
  await tx.updateTable('khatas').set({ limit_paise: ZERO }).where('user_id', '=', user).execute();
}
