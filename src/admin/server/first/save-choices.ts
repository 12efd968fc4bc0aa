import type { StepChoices } from '#admin/first-steps.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { CHOICES_ROW } from './read-steps.ts';

/** Keeps which steps the owner put off, and whether the list of steps was closed. */
export async function saveChoices(tx: Tx, choices: StepChoices, now: Instant): Promise<void> {
  const row = { value: JSON.stringify(choices), updated_at: now };
  await tx
    .insertInto('settings')
    .values({ name: CHOICES_ROW, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
