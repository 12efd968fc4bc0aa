import { dayAfter } from '#base/calendar.ts';
import { shopDay } from '#base/time.ts';
import type { Schedule } from '#delivery/rounds.ts';
import { EVENING as USUAL } from '#test/steps/rounds.ts';
import type { Stage } from '../stage.ts';
import { fresh, owner, type Requests } from './prepare.ts';

/** With a seat for the orders of every caller. */
const EVENING = { ...USUAL, seats: 900 };
const { days: _, ...PLAN } = EVENING;
const nextWeek = ({ shop }: Stage): string => dayAfter(shopDay(shop.platform.clock.now()), 7);

async function newRule(stage: Stage): Promise<Schedule['rules'][number]> {
  const before: Schedule = await owner(stage)('GET', '/api/delivery/schedule');
  const known = new Set(before.rules.map(({ id }) => id));
  const { rules }: Schedule = await owner(stage)('POST', '/api/delivery/rules', EVENING);
  return rules.find(({ id }) => !known.has(id))!;
}

async function newPause(stage: Stage): Promise<string> {
  const [from, text] = [nextWeek(stage), fresh()];
  const { pauses }: Schedule = await owner(stage)('POST', '/api/delivery/pauses', { from, to: from, text });
  return pauses.find((pause) => pause.text === text)!.id;
}

/** Adds an extra round and returns its id. */
export async function newRound(stage: Stage): Promise<string> {
  const before: Schedule = await owner(stage)('GET', '/api/delivery/schedule');
  const known = new Set(before.rounds.map(({ id }) => id));
  const extra = { ...PLAN, on: nextWeek(stage) };
  const { rounds }: Schedule = await owner(stage)('POST', '/api/delivery/rounds', extra);
  return rounds.find(({ id }) => !known.has(id))!.id;
}

/** Requests about when the shop delivers. */
export const ROUNDS: Requests = {
  'GET /api/delivery/rounds': () => ({ path: '/api/delivery/rounds' }),
  'GET /api/delivery/schedule': () => ({ path: '/api/delivery/schedule' }),
  'POST /api/delivery/rules': () => ({ path: '/api/delivery/rules', body: EVENING }),
  'PUT /api/delivery/rules/:id': async (stage) => {
    const { id, revision } = await newRule(stage);
    return { path: `/api/delivery/rules/${id}`, body: { ...EVENING, seats: 500, revision } };
  },
  'DELETE /api/delivery/rules/:id': async (stage) => {
    const { id, revision } = await newRule(stage);
    return { path: `/api/delivery/rules/${id}?revision=${revision}` };
  },
  'POST /api/delivery/rounds': (stage) => ({
    path: '/api/delivery/rounds',
    body: { ...PLAN, on: nextWeek(stage) },
  }),
  'PATCH /api/delivery/rounds/:id': async (stage) => ({
    path: `/api/delivery/rounds/${await newRound(stage)}`,
    body: { seats: 700 },
  }),
  'PUT /api/delivery/rounds/:id/lateness': async (stage) => ({
    path: `/api/delivery/rounds/${await newRound(stage)}/lateness`,
    body: { to: '23:45' },
  }),
  'DELETE /api/delivery/rounds/:id': async (stage) => ({
    path: `/api/delivery/rounds/${await newRound(stage)}`,
  }),
  'POST /api/delivery/pauses': () => ({
    path: '/api/delivery/pauses',
    body: { from: '2028-01-01', to: '2028-01-02', text: fresh() },
  }),
  'DELETE /api/delivery/pauses/:id': async (stage) => ({
    path: `/api/delivery/pauses/${await newPause(stage)}`,
  }),
};
