import type { Tx } from '#db/schema.ts';
import { SeenRevision } from '#delivery/areas.ts';
import {
  EditedRound,
  EditedRoundRule,
  ExtraRound,
  Lateness,
  NewPause,
  NewRoundRule,
  PublicRounds,
  RoundsQuestion,
  Schedule,
} from '#delivery/rounds.ts';
import { type SignedIn, forAdmins, forStaff } from '#identity/server/public.ts';
import { describe } from '#platform/http/describe.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { addExtraRound, addPause, editRound, removePause, removeRound, sayLate } from './edit-rounds.ts';
import { addRule, type Doing, editRule, endRule } from './edit-rules.ts';
import { publicRounds } from './public-rounds.ts';
import { schedule } from './queries.ts';
const tag = 'Rounds';
const forOwner = forAdmins(tag);
const forOrders = forStaff('orders', tag);

/** The public delivery schedule, under `/api/delivery`. */
export const roundRoutes = (platform: Platform) =>
  newRoutes().get(
    '/rounds',
    describe({
      tag,
      summary:
        'The next rounds that go to an area and those to collect from, soonest first; full and paused ones too',
      answers: { 200: PublicRounds },
      refuses: ['invalid'],
    }),
    check('query', RoundsQuestion),
    async (c) => {
      c.header('Cache-Control', 'public, max-age=0, must-revalidate');
      const rounds = await publicRounds(platform, c.req.valid('query').area);
      return c.json({ rounds, now: platform.clock.now() });
    },
  );

/** When the shop delivers, for staff, under `/api/delivery`. Each change answers everything as it is afterwards. */
export function roundAdminRoutes(platform: Platform) {
  const { db, clock } = platform;
  const routes = newRoutes<SignedIn['Variables']>();
  const change = async (actor: Doing['actor'], command: (tx: Tx, doing: Doing) => Promise<void>) => {
    await write(platform, (tx) => command(tx, { actor, now: clock.now() }));
    return schedule(db, clock.now());
  };

  routes.get(
    '/schedule',
    forOrders({ summary: 'Weekly rules, rounds from today on, and pauses', answers: { 200: Schedule } }),
    async (c) => {
      personal(c);
      return c.json(await schedule(db, clock.now()));
    },
  );

  routes.post(
    '/rules',
    forOwner({
      summary: 'Add a round of every week',
      answers: { 201: Schedule },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', NewRoundRule),
    async (c) => {
      const rule = c.req.valid('json');
      return c.json(await change(c.get('actor'), (tx, doing) => addRule(tx, rule, doing)), 201);
    },
  );

  routes.put(
    '/rules/:id',
    forOwner({
      summary: 'Edit a round of every week; coming rounds that nobody was promised change with it',
      answers: { 200: Schedule },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', EditedRoundRule),
    async (c) => {
      const [id, rule] = [c.req.param('id'), c.req.valid('json')];
      return c.json(await change(c.get('actor'), (tx, doing) => editRule(tx, id, rule, doing)));
    },
  );

  routes.delete(
    '/rules/:id',
    forOwner({
      summary: 'End a round of every week, as it was seen; what was promised still goes out',
      answers: { 200: Schedule },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('query', SeenRevision),
    async (c) => {
      const [id, { revision }] = [c.req.param('id'), c.req.valid('query')];
      return c.json(await change(c.get('actor'), (tx, doing) => endRule(tx, id, revision, doing)));
    },
  );

  routes.post(
    '/rounds',
    forOwner({ summary: 'Add an extra round', answers: { 201: Schedule }, refuses: ['invalid'] }),
    check('json', ExtraRound),
    async (c) => {
      const round = c.req.valid('json');
      return c.json(await change(c.get('actor'), (tx, doing) => addExtraRound(tx, round, doing)), 201);
    },
  );

  routes.patch(
    '/rounds/:id',
    forOrders({
      summary: 'Change how many orders go with a round, or close it to further ones',
      answers: { 200: Schedule },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', EditedRound),
    async (c) => {
      const [id, edited] = [c.req.param('id'), c.req.valid('json')];
      return c.json(await change(c.get('actor'), (tx, doing) => editRound(tx, id, edited, doing)));
    },
  );

  routes.put(
    '/rounds/:id/lateness',
    forOrders({
      summary:
        'Say until when a late round comes: its orders show it at once, and their shoppers are written to after the time to undo it',
      answers: { 200: Schedule },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', Lateness),
    async (c) => {
      const [id, lateness] = [c.req.param('id'), c.req.valid('json')];
      return c.json(await change(c.get('actor'), (tx, doing) => sayLate(tx, id, lateness, doing)));
    },
  );

  routes.delete(
    '/rounds/:id',
    forOwner({
      summary: 'Take away an extra round that nobody was promised',
      answers: { 200: Schedule },
      refuses: ['not_found', 'conflict'],
    }),
    async (c) => {
      const id = c.req.param('id');
      return c.json(await change(c.get('actor'), (tx, doing) => removeRound(tx, id, doing)));
    },
  );

  routes.post(
    '/pauses',
    forOwner({
      summary: 'Pause all rounds, or one of every week, for some days',
      answers: { 201: Schedule },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', NewPause),
    async (c) => {
      const pause = c.req.valid('json');
      return c.json(await change(c.get('actor'), (tx, doing) => addPause(tx, pause, doing)), 201);
    },
  );

  routes.delete(
    '/pauses/:id',
    forOwner({ summary: 'End a pause', answers: { 200: Schedule }, refuses: ['not_found'] }),
    async (c) => {
      const id = c.req.param('id');
      return c.json(await change(c.get('actor'), (tx, doing) => removePause(tx, id, doing)));
    },
  );
  return routes;
}
