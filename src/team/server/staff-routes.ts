import * as v from 'valibot';
import { Done, User } from '#identity/identity.ts';
import {
  accountJson,
  orNameTaken,
  type SignedIn,
  forAdmins,
  hashPassword,
  presentUser,
} from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { staffAccounts, teamMembers } from '#team/server/queries.ts';
import { EditedStaff, NewStaff, Team } from '#team/team.ts';
import { addStaff, editStaff, removeStaff } from './manage-staff.ts';
import { presentTeamMember } from './present.ts';
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
