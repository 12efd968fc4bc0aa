import * as v from 'valibot';
import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { Done, type Actor } from '#identity/identity.ts';
import { type SignedIn, forAdmins } from '#identity/server/public.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import { difference, type AuditActor, recordAudit } from '#platform/log/audit.ts';
import type { Platform } from '#platform/platform.ts';
import { presentTeamMember, amountFrom } from '#team/server/present.ts';
import { teamMemberById, CARD_PICTURES } from '#team/server/queries.ts';
import { NewTeamMember, TeamMember } from '#team/team.ts';

const route = forAdmins('team');
const ById = v.object({ id: v.string() });

/** The cards of the team page. */
export function teamRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { clock } = platform;

  routes.post(
    '/',
    route({
      summary: 'Add a card to the team page',
      answers: { 201: TeamMember },
      refuses: ['invalid'],
    }),
    check('json', NewTeamMember),
    async (c) => {
      const card = c.req.valid('json');
      const id = await write(platform, (tx) => addTeamMember(tx, c.get('actor'), card, clock.now()));
      return c.json(await cardJson(platform, id), 201);
    },
  );

  routes.put(
    '/:id',
    route({
      summary: 'Change a card of the team page',
      answers: { 200: TeamMember },
      refuses: ['invalid', 'not_found'],
    }),
    check('param', ById),
    check('json', NewTeamMember),
    async (c) => {
      const { id } = c.req.valid('param');
      const card = c.req.valid('json');
      await write(platform, (tx) => editTeamMember(tx, c.get('actor'), { id, card }, clock.now()));
      return c.json(await cardJson(platform, id));
    },
  );

  routes.delete(
    '/:id',
    route({
      summary: 'Take a card off the team page',
      answers: { 200: Done },
      refuses: ['not_found'],
    }),
    check('param', ById),
    async (c) => {
      const { id } = c.req.valid('param');
      await write(platform, (tx) => removeTeamMember(tx, c.get('actor'), id, clock.now()));
      return c.json({ message: 'The card is gone.' });
    },
  );
  return routes;
}

async function cardJson({ db }: Platform, id: string): Promise<TeamMember> {
  const row = await teamMemberById(db, id);
  if (!row) throw new Failure('not_found', /*office*/ 'There is no such card.');
  return presentTeamMember(row);
}

/** Adds a card to the team page, as the last one; someone with an account has one card at most. */
async function addTeamMember(tx: Tx, actor: AuditActor, card: NewTeamMember, now: Instant): Promise<string> {
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
async function editTeamMember(
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
async function removeTeamMember(tx: Tx, actor: Actor, id: string, now: Instant): Promise<void> {
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
