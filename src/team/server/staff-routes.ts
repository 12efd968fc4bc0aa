import * as v from 'valibot';
import { Failure, invalidField } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { Done, TeamCode, User, type Actor } from '#identity/identity.ts';
import {
  accountJson,
  orNameTaken,
  type SignedIn,
  forAdmins,
  giveTeamCode,
  hashPassword,
  presentUser,
  addAccount,
  changeAccount,
  changeStanding,
  addresseeById,
  standingBy,
  standingOf,
} from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import { recordAudit } from '#platform/log/audit.ts';
import type { Platform } from '#platform/platform.ts';
import { presentTeamMember } from '#team/server/present.ts';
import { staffAccounts, teamMembers } from '#team/server/queries.ts';
import { EditedStaff, NewStaff, Team } from '#team/team.ts';

const route = forAdmins('team');
const ById = v.object({ id: v.string() });

/** Routes for staff accounts and their permissions. */
export function staffRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock } = platform;

  routes.get(
    '/',
    route({
      summary: 'Everyone on the team, and the cards of the team page',
      answers: { 200: Team },
    }),
    async (c) => {
      const [staff, team] = await Promise.all([staffAccounts(db), teamMembers(db)]);
      return c.json({ staff: staff.map(presentUser), team: team.map(presentTeamMember) });
    },
  );

  routes.post(
    '/',
    route({
      summary: 'Add someone to the team',
      answers: { 201: User },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', NewStaff),
    async (c) => {
      const { password, ...staff } = c.req.valid('json');
      const passwordHash = password === undefined ? null : await hashPassword(password);
      const id = await write(platform, (tx) =>
        addStaff(tx, c.get('actor'), { ...staff, passwordHash }, clock.now()),
      );
      return c.json(await accountJson(platform, id), 201);
    },
  );

  routes.patch(
    '/:id',
    route({
      summary: 'Change what someone may do, or how they are reached',
      answers: { 200: User },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('param', ById),
    check('json', EditedStaff),
    async (c) => {
      const { id } = c.req.valid('param');
      const edited = c.req.valid('json');
      await orNameTaken(write(platform, (tx) => editStaff(tx, c.get('actor'), { id, edited }, clock.now())));
      return c.json(await accountJson(platform, id));
    },
  );

  routes.post(
    '/:id/logincode',
    route({
      summary: 'A code for a person of the team who cannot log in',
      answers: { 201: TeamCode },
      refuses: ['not_found', 'conflict'],
    }),
    check('param', ById),
    check('json', v.strictObject({})),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await giveTeamCode(platform, c.get('actor'), id), 201);
    },
  );

  routes.delete(
    '/:id',
    route({
      summary: 'Take someone off the team',
      answers: { 200: Done },
      refuses: ['not_found', 'conflict'],
    }),
    check('param', ById),
    async (c) => {
      const { id } = c.req.valid('param');
      await write(platform, (tx) => removeStaff(tx, c.get('actor'), id, clock.now()));
      return c.json({ message: 'No longer on the team; the account stays as a shopper’s.' });
    },
  );
  return routes;
}

/** Adds someone to the team with an account of their own. */
async function addStaff(
  tx: Tx,
  actor: Actor,
  staff: Omit<NewStaff, 'password'> & { passwordHash: string | null },
  now: Instant,
): Promise<string> {
  const standing = standingBy(actor, staff);
  const id = await addAccount(tx, { ...staff, ...standing }, now);
  await recordAudit(
    tx,
    { actor, entity: 'account', entityId: id, action: 'role changed', after: standing },
    now,
  );
  return id;
}

/** Changes someone of the team; given a role, a shopper's account joins it. */
async function editStaff(
  tx: Tx,
  actor: Actor,
  { id, edited }: { id: string; edited: EditedStaff },
  now: Instant,
): Promise<void> {
  const { name, email, phone, role, permissions, owner } = edited;
  const before = await standingOf(tx, id);
  if (before.role === 'user' && role === undefined) throw notOnTeam();
  const to = {
    role: role ?? before.role,
    permissions: permissions ?? before.permissions,
    owner: owner ?? before.owner,
  };
  await changeStanding(tx, actor, { id, to }, now);
  await changeAccount(tx, actor, { id, change: { name, email, phone } }, now);
  // Whoever forgets the password needs a way back that asks nobody else.
  if ((await addresseeById(tx, id)) === undefined) throw invalidField('email', /*i18n*/ 'Email is required');
}

/**
 * Takes someone off the team. They stay a shopper and are logged out everywhere, because the devices may be the
 * shop's.
 */
async function removeStaff(tx: Tx, actor: Actor, id: string, now: Instant): Promise<void> {
  const { role } = await standingOf(tx, id);
  if (role === 'user') throw notOnTeam();
  await changeStanding(tx, actor, { id, to: { role: 'user', permissions: [], owner: false } }, now);
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute();
  await tx.deleteFrom('team_members').where('user_id', '=', id).execute();
}

const notOnTeam = (): Failure => new Failure('not_found', /*office*/ 'This person is not staff.');
