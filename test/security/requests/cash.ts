import { newId } from '#base/ids.ts';
import { shopDay } from '#base/time.ts';
import type { Person } from '#test/people.ts';
import type { CashSheet } from '#till/cash-sheet.ts';
import type { Stage } from '../stage.ts';
import { by, owner, type Requests } from './prepare.ts';
import { newRound } from './rounds.ts';

/** A round that the rider carries out. */
async function ride(stage: Stage): Promise<string> {
  const round = await newRound(stage);
  const riders = [stage.people.rider.user._id];
  await owner(stage)('PUT', `/api/rounds/${round}/riders`, { riders });
  return round;
}

const counterOf = ({ shop }: Stage): string => shopDay(shop.platform.clock.now());
const spent = () => ({ id: newId(), kind: 'spent', amount: 5, note: 'Diesel' });
const counted = () => ({ id: newId(), pieces: {} });

/** Somebody hands in what is in the bag of a new round, and it is to be signed. */
async function toSign(stage: Stage, who: Person) {
  const round = await ride(stage);
  const sheet: CashSheet = await by(who)('POST', `/api/cash/${round}/counts`, counted());
  // Nobody orders for it any more.
  await owner(stage)('PATCH', `/api/delivery/rounds/${round}`, { closed: true });
  const body = { id: newId(), count: sheet.count?._id, seen: { expected: sheet.expected } };
  return { path: `/api/cash/${round}/closings`, body };
}

/** Requests about cash sheets. */
export const CASH: Requests = {
  'GET /api/printer': () => ({ path: '/api/printer' }),
  'POST /api/printer/receipts': () => ({
    path: '/api/printer/receipts',
    body: { dots: 384, pixels: '/'.repeat(64) },
  }),
  'GET /api/cash': () => ({ path: '/api/cash' }),
  'GET /api/cash/received.csv': () => ({ path: '/api/cash/received.csv' }),
  'GET /api/cash/:id of the rider': async (stage) => ({ path: `/api/cash/${await ride(stage)}` }),
  'GET /api/cash/:id of nobody': async (stage) => ({ path: `/api/cash/${await newRound(stage)}` }),
  'GET /api/cash/:id of the counter': (stage) => ({ path: `/api/cash/${counterOf(stage)}` }),
  'POST /api/cash/:id/moves': async (stage) => ({
    path: `/api/cash/${await ride(stage)}/moves`,
    body: spent(),
  }),
  'POST /api/cash/:id/moves of nobody': async (stage) => ({
    path: `/api/cash/${await newRound(stage)}/moves`,
    body: spent(),
  }),
  'POST /api/cash/:id/moves of change': async (stage) => ({
    path: `/api/cash/${await ride(stage)}/moves`,
    body: { ...spent(), kind: 'opening' },
  }),
  'DELETE /api/cash/:id/moves/:move': async (stage) => {
    const round = await ride(stage);
    const { moves }: CashSheet = await owner(stage)('POST', `/api/cash/${round}/moves`, spent());
    return { path: `/api/cash/${round}/moves/${moves[0]?._id}` };
  },
  'POST /api/cash/:id/counts': async (stage) => ({
    path: `/api/cash/${await ride(stage)}/counts`,
    body: counted(),
  }),
  'POST /api/cash/:id/counts of nobody': async (stage) => ({
    path: `/api/cash/${await newRound(stage)}/counts`,
    body: counted(),
  }),
  'POST /api/cash/:id/closings': (stage) => toSign(stage, stage.people.rider),
  'POST /api/cash/:id/closings of what I counted': (stage, caller) =>
    toSign(stage, caller === 'signing' || caller === 'admin' ? stage.people[caller] : stage.people.owner),
};
