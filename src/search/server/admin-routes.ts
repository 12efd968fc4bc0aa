import * as v from 'valibot';
import { type SignedIn, forStaff } from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { EditedSpellingGroup, NewSpellingGroup, SearchMiss, SpellingGroup } from '#search/search.ts';
import { addSpellingGroup, deleteSpellingGroup, editSpellingGroup } from './commands/spelling-groups.ts';
import { searchMisses, spellingGroups } from './queries/search-terms.ts';

const route = forStaff('catalogue', 'Search');
const Groups = v.object({ groups: v.array(SpellingGroup) });
const Misses = v.object({ misses: v.array(SearchMiss) });
const Deleted = v.object({ message: v.string() });

/** The spelling groups that the owner teaches search, and the searches that found nothing. */
export function searchAdminRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock } = platform;

  routes.get('/spellings', route({ summary: 'All spelling groups', answers: { 200: Groups } }), async (c) => {
    return c.json({ groups: await spellingGroups(db) });
  });

  routes.post(
    '/spellings',
    route({
      summary: 'Add a spelling group',
      answers: { 201: SpellingGroup },
      refuses: ['invalid'],
    }),
    check('json', NewSpellingGroup),
    async (c) => {
      const [group, actor] = [c.req.valid('json'), c.get('actor')];
      return c.json(
        await write(platform, (tx) => addSpellingGroup(tx, group, { actor, now: clock.now() })),
        201,
      );
    },
  );

  routes.put(
    '/spellings/:id',
    route({
      summary: 'Change a spelling group',
      answers: { 200: SpellingGroup },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', EditedSpellingGroup),
    async (c) => {
      const [id, group, actor] = [c.req.param('id'), c.req.valid('json'), c.get('actor')];
      return c.json(
        await write(platform, (tx) => editSpellingGroup(tx, id, group, { actor, now: clock.now() })),
      );
    },
  );

  routes.delete(
    '/spellings/:id',
    route({
      summary: 'Delete a spelling group',
      answers: { 200: Deleted },
      refuses: ['not_found'],
    }),
    async (c) => {
      const [id, actor] = [c.req.param('id'), c.get('actor')];
      await write(platform, (tx) => deleteSpellingGroup(tx, id, { actor, now: clock.now() }));
      return c.json({ message: 'The spelling group is deleted' });
    },
  );

  routes.get(
    '/misses',
    route({
      summary: 'Searches that found nothing, the most frequent first',
      answers: { 200: Misses },
    }),
    async (c) => {
      return c.json({ misses: await searchMisses(db) });
    },
  );
  return routes;
}
