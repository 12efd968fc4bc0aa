import * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import { Done } from '#identity/identity.ts';
import { type SignedIn, forAdmins } from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { teamMemberById } from '#team/server/queries.ts';
import { NewTeamMember, TeamMember } from '#team/team.ts';
import { addTeamMember, editTeamMember, removeTeamMember } from './manage-cards.ts';
import { presentTeamMember } from './present.ts';
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
