import * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { Done, StaffCard, TeamCode, User, type Actor } from '#identity/identity.ts';
import {
  accountJson,
  orNameTaken,
  type SignedIn,
  forAdmins,
  giveStaffCard,
  giveTeamCode,
  hashPassword,
  presentUser,
  changeAccount,
  changeStanding,
  standingOf,
  takeCardBack,
} from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { presentTeamMember } from '#team/server/present.ts';
import { loginCards, staffAccounts, teamMembers } from '#team/server/queries.ts';
import { EditedStaff, NewStaff, Team } from '#team/team.ts';
import { addStaff, expectEmail } from './add-staff.ts';

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
      const [staff, logins, team] = await Promise.all([
        staffAccounts(db),
        loginCards(db, clock.now()),
        teamMembers(db),
      ]);
      return c.json({ staff: staff.map(presentUser), logins, team: team.map(presentTeamMember) });
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
      summary: 'A code for an admin who cannot log in',
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

  routes.post(
    '/:id/card',
    route({
      summary: 'A login card for a person of staff; an earlier one is void, and their phones are logged out',
      answers: { 201: StaffCard },
      refuses: ['not_found', 'conflict'],
    }),
    check('param', ById),
    check('json', v.strictObject({})),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await giveStaffCard(platform, c.get('actor'), id), 201);
    },
  );

  routes.delete(
    '/:id/card',
    route({
      summary: 'Take back a login card that was not used',
      answers: { 200: Done },
      refuses: ['not_found', 'conflict'],
    }),
    check('param', ById),
    async (c) => {
      const { id } = c.req.valid('param');
      await write(platform, (tx) => takeCardBack(tx, c.get('actor'), id, clock.now()));
      return c.json({ message: 'The card is void.' });
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

/** Changes someone of the team; given a role, a shopper's account joins it. */
async function editStaff(
  tx: Tx,
  actor: Actor,
  { id, edited }: { id: string; edited: EditedStaff },
  now: Instant,
): Promise<void> {
  const { name, email, phone, role, permissions, owner, rescuer } = edited;
  const before = await standingOf(tx, id);
  if (before.role === 'user' && role === undefined) throw notOnTeam();
  const to = {
    role: role ?? before.role,
    permissions: permissions ?? before.permissions,
    owner: owner ?? before.owner,
    rescuer: rescuer ?? before.rescuer ?? false,
  };
  await changeStanding(tx, actor, { id, to }, now);
  const change = { name, phone, ...(email !== undefined && { email: email || null }) };
  await changeAccount(tx, actor, { id, change }, now);
  if (to.role === 'admin') await expectEmail(tx, id);
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
