import { order } from '#test/carts.ts';
import { billsOf, registerShop, UNREGISTERED } from '#test/steps/bills.ts';
import { moveTo } from '#test/steps/credits.ts';
import type { Stage } from '../stage.ts';
import type { Requests } from './prepare.ts';

/** A bill of an order of the shopper that has left, by their ids. */
async function leftOrder({ people: { owner, shopper }, goods }: Stage) {
  const { body } = await owner.call('GET', '/api/tax/registrations');
  if (body.papersUntil === null) await registerShop(owner, UNREGISTERED);
  const left = await moveTo(owner, await order(shopper, [goods.mango, 1]), 'dispatched');
  const [bill] = await billsOf(owner, left);
  return { order: left._id, bill: bill!._id };
}

const business = { gstin: '27AAPFU0939F1ZV', name: 'Asha Tea Stall' };

/** Requests about bills, and about the businesses that customers buy for. */
export const BILLS: Requests = {
  'GET /api/orders/:id/bills': async ({ people, goods }) => ({
    path: `/api/orders/${(await order(people.shopper, [goods.mango, 1]))._id}/bills`,
  }),
  'GET /api/orders/:id/bills/:bill/pdf': async (stage) => {
    const { order, bill } = await leftOrder(stage);
    return { path: `/api/orders/${order}/bills/${bill}/pdf` };
  },
  'GET /api/bills': () => ({ path: '/api/bills' }),
  'GET /api/bills/:id': async (stage) => ({ path: `/api/bills/${(await leftOrder(stage)).bill}` }),
  'PUT /api/bills/hsn': ({ goods }) => ({
    path: '/api/bills/hsn',
    body: { product: goods.mango._id, hsn: '0804', from: '2026-11-01', to: '2026-11-30' },
  }),
  'PUT /api/bills/:id/lines/:line/hsn': async (stage) => ({
    path: `/api/bills/${(await leftOrder(stage)).bill}/lines/0/hsn`,
    body: { hsn: '0804' },
  }),
  'GET /api/users/user/business': () => ({ path: '/api/users/user/business' }),
  'PUT /api/users/user/business': () => ({ path: '/api/users/user/business', body: business }),
  'GET /api/auth/user/:id/business': ({ people }) => ({
    path: `/api/auth/user/${people.shopper.user._id}/business`,
  }),
  'PUT /api/auth/user/:id/business': ({ people }) => ({
    path: `/api/auth/user/${people.shopper.user._id}/business`,
    body: business,
  }),
};
