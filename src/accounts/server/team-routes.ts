import * as v from 'valibot';
import { Done } from '#accounts/accounts.ts';
import { NewTeamMember, TeamMember } from '#accounts/team.ts';
import { Failure } from '#base/failure.ts';
import { describe } from '#platform/describe.ts';
import { check, newRoutes, personal, write } from '#platform/http.ts';
import type { Platform } from '#platform/platform.ts';
import { addTeamMember, editTeamMember, removeTeamMember } from './commands/manage-team.ts';
import { adminOnly, type SignedIn } from './guard.ts';
import { presentTeamMember } from './present.ts';
import { teamMemberById } from './queries/team.ts';

const tag = 'team';
const ById = v.object({ id: v.string() });

/** The cards of the team page. */
export function teamRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { clock } = platform;

  routes.post(
    '/',
    describe({
      tag,
      summary: 'Add a card to the team page',
      answers: { 201: TeamMember },
      refuses: ['invalid', 'signed_out', 'forbidden'],
      needsToken: true,
    }),
    adminOnly,
    check('json', NewTeamMember),
    async (c) => {
      personal(c);
      const card = c.req.valid('json');
      const id = await write(platform, (tx) => addTeamMember(tx, c.get('actor'), card, clock.now()));
      return c.json(await cardJson(platform, id), 201);
    },
  );

  routes.put(
    '/:id',
    describe({
      tag,
      summary: 'Change a card of the team page',
      answers: { 200: TeamMember },
      refuses: ['invalid', 'signed_out', 'forbidden', 'not_found'],
      needsToken: true,
    }),
    adminOnly,
    check('param', ById),
    check('json', NewTeamMember),
    async (c) => {
      personal(c);
      const { id } = c.req.valid('param');
      const card = c.req.valid('json');
      await write(platform, (tx) => editTeamMember(tx, c.get('actor'), { id, card }, clock.now()));
      return c.json(await cardJson(platform, id));
    },
  );

  routes.delete(
    '/:id',
    describe({
      tag,
      summary: 'Take a card off the team page',
      answers: { 200: Done },
      refuses: ['signed_out', 'forbidden', 'not_found'],
      needsToken: true,
    }),
    adminOnly,
    check('param', ById),
    async (c) => {
      personal(c);
      const { id } = c.req.valid('param');
      await write(platform, (tx) => removeTeamMember(tx, c.get('actor'), id, clock.now()));
      return c.json({ message: 'The card is gone.' });
    },
  );
  return routes;
}

async function cardJson({ db }: Platform, id: string): Promise<TeamMember> {
  const row = await teamMemberById(db, id);
  if (!row) throw new Failure('not_found', 'There is no such card.');
  return presentTeamMember(row);
}
