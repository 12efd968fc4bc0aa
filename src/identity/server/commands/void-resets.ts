import type { Tx } from '#db/schema.ts';

/** Makes every link and code worthless that could set a new password for this account. */
export async function voidResets(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await tx.deleteFrom('login_codes').where('user_id', '=', userId).execute();
}
