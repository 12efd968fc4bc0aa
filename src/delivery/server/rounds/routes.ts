import { LRUCache } from 'lru-cache';
import type { Tx } from '#db/schema.ts';
import { SeenRevision } from '#delivery/areas.ts';
import { hasRoom } from '#delivery/offered-rounds.ts';
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
  type PublicRound,
  ROUND_KINDS,
  type RoundKind,
} from '#delivery/rounds.ts';
import { type SignedIn, forAdmins, forStaff } from '#identity/server/public.ts';
import { carries } from '#platform/cache/changes.ts';
import { keptUntilChanged } from '#platform/cache/kept-until-changed.ts';
import { describe } from '#platform/http/describe.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { CLOSURES } from '#settings/server/public.ts';
import { addExtraRound, addPause, editRound, removePause, removeRound, sayLate } from './edit-rounds.ts';
import { addRule, type Doing, editRule, endRule } from './edit-rules.ts';
import { presentRound } from './present.ts';
import { schedule, daysWithoutRounds, openRounds, ROUNDS } from './queries.ts';

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
      const rounds = await publicRounds(platform, c.req.valid('query'));
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

/** For each kind the list ends after so many free rounds, and at the latest after so many rounds in all. */
const FREE_SHOWN = 6;
const SHOWN_AT_MOST = 60;
/** Twice as many as a shop has areas in three languages, so that requests for unknown areas take no memory. */
const ANSWERS_KEPT = 3000;

/** Rounds told to each area in each language, kept until a round changes. Time changes them too, so each request checks the clock. */
const keptAnswers = keptUntilChanged(
  (change) => carries(change, ROUNDS) || carries(change, CLOSURES),
  () => Promise.resolve(new LRUCache<string, PublicRound[]>({ max: ANSWERS_KEPT })),
);

/**
 * Rounds that go to an area (undefined: outside of all areas), and rounds to collect from, while shoppers can order for
 * them. Each kind is counted by itself, because a shopper chooses among the rounds of one kind.
 */
async function publicRounds(platform: Platform, { area, lang }: RoundsQuestion): Promise<PublicRound[]> {
  const kept = await keptAnswers(platform);
  const now = platform.clock.now();
  const key = `${lang} ${area ?? ''}`;
  const known = kept.get(key) ?? (await readRounds(platform, { area, lang }));
  kept.set(key, known);
  const counts: Record<RoundKind, Count> = { ride: { free: 0, all: 0 }, collect: { free: 0, all: 0 } };
  const rounds: PublicRound[] = [];
  for (const round of known) {
    const count = counts[round.kind];
    if (round.orderBefore <= now || count.free >= FREE_SHOWN || count.all >= SHOWN_AT_MOST) continue;
    rounds.push(round);
    count.all += 1;
    if (hasRoom(round)) count.free += 1;
  }
  return rounds;
}

/** Rounds of one kind in the list, and those of them that are free. */
type Count = { free: number; all: number };

async function readRounds({ db, clock }: Platform, { area, lang }: RoundsQuestion): Promise<PublicRound[]> {
  const now = clock.now();
  const rounds: PublicRound[] = [];
  const pauses = await daysWithoutRounds(db, now, lang);
  for (const kind of ROUND_KINDS)
    for (const round of await openRounds(db, { kind, area: kind === 'ride' ? (area ?? null) : null }, now))
      rounds.push(presentRound(round, pauses));
  return rounds.toSorted((one, other) => (comesAt(one) < comesAt(other) ? -1 : 1));
}

/** Sort key: day, time, then id. */
const comesAt = ({ on, from, id }: PublicRound): string => `${on} ${from} ${id}`;
