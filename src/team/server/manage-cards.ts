import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { difference, type AuditActor, recordAudit } from '#platform/log/audit.ts';
import { CARD_PICTURES, teamMemberById } from '#team/server/queries.ts';
import type { NewTeamMember } from '#team/team.ts';
import { amountFrom, presentTeamMember } from './present.ts';

/** Adds a card to the team page, as the last one; someone with an account has one card at most. */
export async function addTeamMember(
  tx: Tx,
  actor: AuditActor,
  card: NewTeamMember,
  now: Instant,
): Promise<string> {
  await expectFreeAccount(tx, card.userId);
  const { last } = await tx
    .selectFrom('team_members')
    .select((row) => row.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const id = newId();
  await tx
    .insertInto('team_members')
    .values({ id, ...columnsOf(card), position: (last ?? 0) + 1, created_at: now })
    .execute();
  markPicture(tx, '', card.image);
  await recordAudit(tx, { actor, entity: 'team', entityId: id, action: 'added', after: card }, now);
  return id;
}

/** Changes a card of the team page. */
export async function editTeamMember(
  tx: Tx,
  actor: Actor,
  { id, card }: { id: string; card: NewTeamMember },
  now: Instant,
): Promise<void> {
  const before = await expectTeamMember(tx, id);
  if (card.userId !== before.user_id) await expectFreeAccount(tx, card.userId);
  await tx.updateTable('team_members').set(columnsOf(card)).where('id', '=', id).execute();
  markPicture(tx, before.image, card.image);
  const { _id, ...shown } = presentTeamMember(before);
  const change = difference<NewTeamMember>(shown, card);
  if (change)
    await recordAudit(tx, { actor, entity: 'team', entityId: id, action: 'changed', ...change }, now);
}

/** Takes a card off the team page; an account that goes with it stays as it is. */
export async function removeTeamMember(tx: Tx, actor: Actor, id: string, now: Instant): Promise<void> {
  const { name, image } = await expectTeamMember(tx, id);
  await tx.deleteFrom('team_members').where('id', '=', id).execute();
  markPicture(tx, image, '');
  await recordAudit(tx, { actor, entity: 'team', entityId: id, action: 'removed', before: { name } }, now);
}

/** Every page says where pictures come from that the shop does not keep itself. */
function markPicture(tx: Tx, before: string, after: string): void {
  const isElsewhere = [before, after].some((image) => image.startsWith('https://'));
  if (isElsewhere && before !== after) markChanged(tx, CARD_PICTURES);
}

async function expectTeamMember(tx: Tx, id: string) {
  const row = await teamMemberById(tx, id);
  if (!row) throw new Failure('not_found', /*office*/ 'There is no such card.');
  return row;
}

async function expectFreeAccount(tx: Tx, userId: string | null): Promise<void> {
  if (userId === null) return;
  const account = await tx
    .selectFrom('users')
    .leftJoin('team_members', 'team_members.user_id', 'users.id')
    .select('team_members.id as card')
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!account) throw invalidField('userId', /*office*/ 'There is no such account');
  if (account.card !== null) throw invalidField('userId', /*office*/ 'This account already has a card');
}

const columnsOf = (card: NewTeamMember) => ({
  user_id: card.userId,
  name: card.name,
  job_profile: card.jobProfile,
  image: card.image,
  location: card.location,
  sell: card.sell,
  ...amountFrom(card),
});
