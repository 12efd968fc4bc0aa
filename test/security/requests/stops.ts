import { newId } from '#base/ids.ts';
import type { Stop } from '#dispatch/dispatch.ts';
import type { Order } from '#orders/order.ts';
import { order } from '#test/carts.ts';
import { khataOf, lend } from '#test/steps/khata.ts';
import { tapOn } from '#test/steps/stops.ts';
import type { Stage } from '../stage.ts';
import { owner, type Requests } from './prepare.ts';
import { newRound } from './rounds.ts';

/** A round with an order of the shopper, which the rider of the stage carries out unless nobody does. */
async function ride(stage: Stage, isNamed = true): Promise<{ path: string; stop: Stop }> {
  const placed: Order = await order(stage.people.shopper, [stage.goods.mango, 1]);
  const [round, { updatedAt }] = [await newRound(stage), placed];
  await owner(stage)('PUT', `/api/orders/${placed._id}/round`, { round, updatedAt });
  const path = `/api/rounds/${round}`;
  const riders = isNamed ? [stage.people.rider.user._id] : [];
  const { stops } = await owner(stage)('PUT', `${path}/riders`, { riders });
  return { path, stop: stops[0] };
}

/** Requests about rounds on the way. */
export const STOPS: Requests = {
  'GET /api/rounds': () => ({ path: '/api/rounds' }),
  'GET /api/rounds/:id/sheet of the rider': async (stage) => ({ path: `${(await ride(stage)).path}/sheet` }),
  'GET /api/rounds/:id/sheet of nobody': async (stage) => ({
    path: `${(await ride(stage, false)).path}/sheet`,
  }),
  'PUT /api/rounds/:id/stops': async (stage) => {
    const { path, stop } = await ride(stage);
    return { path: `${path}/stops`, body: { orders: [stop._id] } };
  },
  'PUT /api/rounds/:id/stops/:order/place': async (stage) => {
    const { path, stop } = await ride(stage);
    return { path: `${path}/stops/${stop._id}/place`, body: { place: '22.5726, 88.3639' } };
  },
  'PUT /api/rounds/:id/riders': async (stage) => ({
    path: `${(await ride(stage)).path}/riders`,
    body: { riders: [stage.people.rider.user._id] },
  }),
  'POST /api/rounds/:id/stops/:order/account-payments': async (stage) => {
    const { path, stop } = await ride(stage);
    const { owner: lender, shopper } = stage.people;
    await lend(lender, shopper, 1000);
    const { owed } = await khataOf(lender, shopper);
    const line = { id: newId(), kind: 'corrected', amount: 10, note: 'forgotten', seen: { owed } };
    await owner(stage)('POST', `/api/khatas/${shopper.user._id}/lines`, line);
    return { path: `${path}/stops/${stop._id}/account-payments`, body: { id: newId(), amount: 10 } };
  },
  'POST /api/rounds/:id/taps': async (stage) => {
    const { path, stop } = await ride(stage);
    return { path: `${path}/taps`, body: tapOn(stop) };
  },
  'POST /api/rounds/:id/taps of nobody': async (stage) => {
    const { path, stop } = await ride(stage, false);
    return { path: `${path}/taps`, body: tapOn(stop) };
  },
};
