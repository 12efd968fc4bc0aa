import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Told } from './commands.ts';

const GONE = 'Deleted account';

/** Takes name, phone, words and photos from the complaints of an account that is deleted; numbers, times and lines stay. */
export async function forgetComplaints(tx: Tx, userId: string, now: Instant): Promise<void> {
  const told = await tx
    .selectFrom('complaints')
    .select(['id', 'told'])
    .where('user_id', '=', userId)
    .execute();
  for (const { id, told: text } of told) {
    const { lines } = JSON.parse(text) as Told;
    const left: Told = { lines, photos: [] };
    await tx
      .updateTable('complaints')
      .set({ told: JSON.stringify(left) })
      .where('id', '=', id)
      .execute();
  }
  await tx
    .updateTable('complaint_steps')
    .set({ text: '', actor_name: GONE })
    .where('actor_id', '=', userId)
    .where('kind', 'in', ['told', 'again'])
    .execute();
  await forgetSlips(tx, userId, now);
}

/**
 * Takes name, phone and words from the complaints of an account that is deleted. One that has no order ends with it, because there
 * is no person left to answer; number and times stay.
 */
async function forgetSlips(tx: Tx, userId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('complaint_slips')
    .set({ name: GONE, phone: '', words: '', secret: null })
    .where('user_id', '=', userId)
    .execute();
  await tx
    .updateTable('complaint_slips')
    .set((row) => ({
      confirmed_at: row.fn.coalesce('confirmed_at', row.val(now)),
      answered_at: row.fn.coalesce('answered_at', row.val(now)),
      told_at: row.fn.coalesce('told_at', row.val(now)),
    }))
    .where('user_id', '=', userId)
    .where('complaint_id', 'is', null)
    .execute();
}
