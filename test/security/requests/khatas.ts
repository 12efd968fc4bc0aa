import { newId } from '#base/ids.ts';
import { khataPayment } from '#test/steps/khata.ts';
import type { Stage } from '../stage.ts';
import { owner, type Requests } from './prepare.ts';

const pathOf = ({ people }: Stage): string => `/api/khatas/${people.shopper.user._id}`;

/** A row by the owner's hand, and what is owed with it. */
async function owing(stage: Stage): Promise<number> {
  const { owed } = await owner(stage)('GET', pathOf(stage));
  const line = { id: newId(), kind: 'corrected', amount: 10, note: 'from the book', seen: { owed } };
  return (await owner(stage)('POST', `${pathOf(stage)}/lines`, line)).owed;
}

/** Requests about customers' accounts. */
export const KHATAS: Requests = {
  'GET /api/khatas/own': () => ({ path: '/api/khatas/own' }),
  'GET /api/khatas': () => ({ path: '/api/khatas' }),
  'GET /api/khatas/:customer': (stage) => ({ path: pathOf(stage) }),
  'GET /api/khatas/:customer/statement': (stage) => ({
    path: `${pathOf(stage)}/statement?from=2026-11-01&to=2026-11-30`,
  }),
  'PUT /api/khatas/:customer/limit': async (stage) => {
    const { limit } = await owner(stage)('GET', pathOf(stage));
    return { path: `${pathOf(stage)}/limit`, body: { limit: limit + 100, seen: { limit } } };
  },
  'POST /api/khatas/:customer/lines': async (stage) => {
    const { owed } = await owner(stage)('GET', pathOf(stage));
    const body = { id: newId(), kind: 'corrected', amount: 5, note: 'forgotten', seen: { owed } };
    return { path: `${pathOf(stage)}/lines`, body };
  },
  'POST /api/khatas/:customer/payments': async (stage) => {
    const body = khataPayment(await owing(stage), { amount: 1 });
    return { path: `${pathOf(stage)}/payments`, body };
  },
  'POST /api/khatas/:customer/payments/:payment/correction': async (stage) => {
    const sent = khataPayment(await owing(stage), { amount: 1 });
    await owner(stage)('POST', `${pathOf(stage)}/payments`, sent);
    return { path: `${pathOf(stage)}/payments/${sent.id}/correction`, body: {} };
  },
};
