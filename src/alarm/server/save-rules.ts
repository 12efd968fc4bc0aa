import type { AlarmRules } from '#alarm/alarm.ts';
import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { isAllowed } from '#identity/identity.ts';
import { standingsByIds } from '#identity/server/public.ts';
import { type AuditActor, difference, recordAudit } from '#platform/log/audit.ts';
import { readRules } from './queries/read-rules.ts';

/** Replaces the rules, unless they changed since they were read. Only staff with the right "Orders" can be rung. */
export async function saveRules(tx: Tx, actor: AuditActor, rules: AlarmRules, now: Instant): Promise<void> {
  const before = await readRules(tx);
  const standings = await standingsByIds(tx, rules.people);
  const stranger = rules.people.find((id) => {
    const standing = standings.get(id);
    return !standing || !isAllowed(standing, 'orders');
  });
  if (stranger !== undefined)
    throw new Failure('not_found', /*office*/ 'The alarm can ring only for staff who handle orders.');
  const row = {
    quiet_from: rules.quiet?.from ?? null,
    quiet_to: rules.quiet?.to ?? null,
    mail: rules.mail,
    updated_at: now,
  };
  const saved = await tx
    .insertInto('alarm_rules')
    .values({ ...row, id: 1, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((old) => ({ ...row, revision: old('alarm_rules.revision', '+', 1) }))
        .where('alarm_rules.revision', '=', rules.revision),
    )
    .returning('revision')
    .executeTakeFirst();
  if (saved?.revision !== rules.revision + 1)
    throw new Failure(
      'conflict',
      /*office*/ 'The alarm was changed on another device. Please check it again.',
    );
  await tx.deleteFrom('alarm_people').execute();
  const people = rules.people.map((user_id, index) => ({ user_id, position: index + 1 }));
  if (people.length > 0) await tx.insertInto('alarm_people').values(people).execute();
  const changed = difference(asText(before), asText(rules));
  if (changed)
    await recordAudit(
      tx,
      { actor, entity: 'settings', entityId: 'alarm', action: 'changed', ...changed },
      now,
    );
}

const asText = ({ quiet, mail, people }: AlarmRules): Record<string, unknown> => ({
  quietHours: quiet ? `${quiet.from} – ${quiet.to}` : '',
  alarmMail: mail,
  alarmPeople: people.join(' '),
});
