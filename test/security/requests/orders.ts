import { newId } from '#base/ids.ts';
import type { Order } from '#orders/order.ts';
import { checkoutRequest, order, fillCart } from '#test/carts.ts';
import { answer, complaintOf, toldBy } from '#test/steps/complaints.ts';
import { creditOf, giveCredit, moveTo } from '#test/steps/credits.ts';
import { pay, payment } from '#test/steps/payments.ts';
import { atCounter } from '#test/steps/taking.ts';
import type { Stage } from '../stage.ts';
import type { Requests } from './prepare.ts';
import { newRound } from './rounds.ts';

const orderOfTheShopper = ({ people, goods }: Stage): Promise<Order> =>
  order(people.shopper, [goods.mango, 1]);

/** An order of the shopper that has left, and credit for some of it. */
const orderThatLeft = async (stage: Stage): Promise<Order> =>
  moveTo(stage.people.owner, await orderOfTheShopper(stage), 'dispatched');
const creditFor = (left: Order) => creditOf(left, { _id: left.items[0]?.product._id ?? '' }, { amount: 1 });

/** Strangers complain only so often a day; here it is not counted. */
const forgetTold = ({ shop }: Stage) =>
  shop.platform.db.deleteFrom('rate_limits').where('key', 'like', 'complaints%').execute();

const slipOf = () => ({ id: newId(), words: 'No bill', name: 'Sita', phone: '9876512345' });

/** The id of a complaint that the owner typed in for a caller. */
async function takenSlip({ people }: Stage): Promise<string> {
  const slip = slipOf();
  await people.owner.call('POST', '/api/complaints/taken', slip);
  return slip.id;
}

/** An order that the shopper has; what the shopper told today of other orders is not counted here. */
async function orderThatCame(stage: Stage): Promise<Order> {
  await forgetTold(stage);
  return moveTo(stage.people.owner, await orderOfTheShopper(stage), 'delivered');
}

/** An order of the shopper, who is asked for a yes to another mango. */
async function askedOrder(stage: Stage): Promise<{ order: Order; question: string }> {
  const placed = await orderOfTheShopper(stage);
  const price = placed.items[0]?.product.price ?? 0;
  const { body } = await stage.people.owner.call('PUT', `/api/orders/${placed._id}/lines/0/packing`, {
    quantity: 2,
    revision: 1,
    ask: placed.totalAmount + price,
  });
  return { order: placed, question: body.order?.question?._id ?? '' };
}

/** Requests about orders. */
export const ORDERS: Requests = {
  'POST /api/orders of the shopper’s cart': async ({ people, goods }) => {
    await people.shopper.call('DELETE', '/api/cart');
    await fillCart(people.shopper, [goods.mango, 3]);
    return { path: '/api/orders', body: await checkoutRequest(people.shopper) };
  },
  'GET /api/orders': () => ({ path: '/api/orders' }),
  'GET /api/orders/goods': () => ({ path: '/api/orders/goods' }),
  'GET /api/orders/usual': () => ({ path: '/api/orders/usual' }),
  'GET /api/orders/running': () => ({ path: '/api/orders/running' }),
  'GET /api/orders/:id': async (stage) => ({ path: `/api/orders/${(await orderOfTheShopper(stage))._id}` }),
  'POST /api/orders/:id/cancellation': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/cancellation`,
  }),
  'POST /api/orders/:id/reorder': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/reorder`,
  }),
  'GET /api/orders/all': () => ({ path: '/api/orders/all' }),
  'GET /api/orders/queue': () => ({ path: '/api/orders/queue' }),
  'GET /api/orders/customers/:id': ({ people }) => ({
    path: `/api/orders/customers/${people.shopper.user._id}`,
  }),
  'POST /api/orders/status': async (stage) => ({
    path: '/api/orders/status',
    body: {
      orders: [{ _id: (await orderOfTheShopper(stage))._id, status: 'pending' }],
      status: 'dispatched',
    },
  }),
  'PATCH /api/orders/:id': async (stage) => {
    const placed = await orderOfTheShopper(stage);
    return { path: `/api/orders/${placed._id}`, body: { ...placed, paymentStatus: 'received' } };
  },
  'POST /api/orders/:id/phone-confirmation': async (stage) => {
    const { _id, updatedAt } = await orderOfTheShopper(stage);
    return { path: `/api/orders/${_id}/phone-confirmation`, body: { updatedAt } };
  },
  'PUT /api/orders/:id/round': async (stage) => {
    const { _id, updatedAt } = await orderOfTheShopper(stage);
    return { path: `/api/orders/${_id}/round`, body: { round: await newRound(stage), updatedAt } };
  },
  'GET /api/orders/:id/stop': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/stop`,
  }),
  'PUT /api/orders/:id/address': async (stage) => {
    const { _id, selectedAddress, updatedAt } = await orderOfTheShopper(stage);
    return { path: `/api/orders/${_id}/address`, body: { selectedAddress, updatedAt } };
  },
  'PUT /api/orders/:id/notes': async (stage) => {
    const { _id, updatedAt } = await orderOfTheShopper(stage);
    return { path: `/api/orders/${_id}/notes`, body: { note: 'At noon', shopNote: '', updatedAt } };
  },
  'GET /api/orders/notices': () => ({ path: '/api/orders/notices' }),
  'PUT /api/orders/notices/:id/told': async (stage) => {
    const notice = { id: newId(), order_id: (await orderOfTheShopper(stage))._id, kind: 'packed', text: '' };
    const row = { ...notice, made_at: new Date().toISOString() };
    await stage.shop.platform.db.insertInto('order_notices').values(row).execute();
    return { path: `/api/orders/notices/${notice.id}/told`, body: { told: true } };
  },
  'PUT /api/orders/:id/packing': async (stage) => {
    const { _id, updatedAt } = await orderOfTheShopper(stage);
    return { path: `/api/orders/${_id}/packing`, body: { packed: true, updatedAt } };
  },
  'PUT /api/orders/:id/lines/:line/packing': async (stage) => {
    const placed = await orderOfTheShopper(stage);
    return { path: `/api/orders/${placed._id}/lines/0/packing`, body: { quantity: 1, revision: 1 } };
  },
  'DELETE /api/orders/:id/lines/:line/packing': async (stage) => {
    const placed = await orderOfTheShopper(stage);
    return { path: `/api/orders/${placed._id}/lines/0/packing?revision=1` };
  },
  'POST /api/orders/:id/lines/:line/swaps': async (stage) => {
    const placed = await orderOfTheShopper(stage);
    const swapped = { product: stage.goods.rice._id, quantity: 1, revision: 1, give: true };
    return { path: `/api/orders/${placed._id}/lines/0/swaps`, body: swapped };
  },
  'POST /api/orders/:id/lines': async (stage) => {
    const placed = await orderOfTheShopper(stage);
    const added = { id: crypto.randomUUID(), product: stage.goods.rice._id, quantity: 1, give: true };
    return { path: `/api/orders/${placed._id}/lines`, body: added };
  },
  'DELETE /api/orders/:id/questions/:question': async (stage) => {
    const { order: placed, question } = await askedOrder(stage);
    return { path: `/api/orders/${placed._id}/questions/${question}` };
  },
  'PUT /api/orders/:id/questions/:question/answer': async (stage) => {
    const { order: placed, question } = await askedOrder(stage);
    return { path: `/api/orders/${placed._id}/questions/${question}/answer`, body: { yes: false } };
  },
  'DELETE /api/orders/:id/changes/:change': async (stage) => {
    const placed = await orderOfTheShopper(stage);
    const packed = await stage.people.owner.call('PUT', `/api/orders/${placed._id}/lines/0/packing`, {
      quantity: 1,
      revision: 1,
    });
    return { path: `/api/orders/${placed._id}/changes/${packed.body.change}` };
  },
  'GET /api/orders/:id/rounds': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/rounds`,
  }),
  'GET /api/orders/days/:day': () => ({ path: '/api/orders/days/2026-11-20' }),
  'POST /api/orders/days/:day/move': () => ({ path: '/api/orders/days/2020-01-01/move' }),
  'GET /api/orders/rounds/figures': () => ({ path: '/api/orders/rounds/figures' }),
  'GET /api/orders/rounds/figures.csv': () => ({ path: '/api/orders/rounds/figures.csv' }),
  'GET /api/orders/rounds': () => ({ path: '/api/orders/rounds' }),
  'POST /api/orders/:id/payments': async (stage) => {
    const placed = await orderOfTheShopper(stage);
    return { path: `/api/orders/${placed._id}/payments`, body: payment(placed) };
  },
  'POST /api/orders/:id/payments/:payment/correction': async (stage) => {
    const placed = await orderOfTheShopper(stage);
    const sent = payment(placed);
    await pay(stage.people.owner, placed, sent);
    return { path: `/api/orders/${placed._id}/payments/${sent.id}/correction`, body: {} };
  },
  'POST /api/orders/:id/credits': async (stage) => {
    const left = await orderThatLeft(stage);
    return { path: `/api/orders/${left._id}/credits`, body: creditFor(left) };
  },
  'POST /api/orders/:id/credits/:credit/correction': async (stage) => {
    const left = await orderThatLeft(stage);
    const sent = creditFor(left);
    await giveCredit(stage.people.owner, left, sent);
    return { path: `/api/orders/${left._id}/credits/${sent.id}/correction`, body: {} };
  },
  'POST /api/orders/:id/goods-back': async (stage) => {
    const { _id, updatedAt } = await orderThatLeft(stage);
    return {
      path: `/api/orders/${_id}/goods-back`,
      body: { id: newId(), updatedAt, spoiled: [], restocked: [] },
    };
  },
  'GET /api/orders/:id/complaints': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/complaints`,
  }),
  'POST /api/orders/:id/complaints': async (stage) => {
    const came = await orderThatCame(stage);
    return { path: `/api/orders/${came._id}/complaints`, body: complaintOf(came) };
  },
  'POST /api/orders/:id/complaints/:complaint/again': async (stage) => {
    const told = await toldBy(stage.people.shopper, await orderThatCame(stage));
    await answer(stage.people.owner, told, { kind: 'refused', text: 'It was fresh' });
    return { path: `/api/orders/${told.order}/complaints/${told._id}/again`, body: {} };
  },
  'GET /api/complaints': () => ({ path: '/api/complaints' }),
  'GET /api/complaints/due': () => ({ path: '/api/complaints/due' }),
  'POST /api/complaints/told': async (stage) => {
    await forgetTold(stage);
    return {
      path: '/api/complaints/told',
      body: slipOf(),
    };
  },
  'GET /api/complaints/told/:number': async (stage) => {
    await forgetTold(stage);
    const { body } = await stage.shop.call('POST', '/api/complaints/told', slipOf());
    return { path: `/api/complaints/told/${body.number}`, headers: { 'Complaint-Secret': body.secret } };
  },
  'POST /api/complaints/taken': () => ({ path: '/api/complaints/taken', body: slipOf() }),
  'POST /api/complaints/slips/:id/confirmed': async (stage) => ({
    path: `/api/complaints/slips/${await takenSlip(stage)}/confirmed`,
  }),
  'POST /api/complaints/slips/:id/answer': async (stage) => ({
    path: `/api/complaints/slips/${await takenSlip(stage)}/answer`,
    body: { text: 'It is in the bag' },
  }),
  'POST /api/complaints/slips/:id/told': async (stage) => {
    const id = await takenSlip(stage);
    await stage.people.owner.call('POST', `/api/complaints/slips/${id}/answer`, { text: 'In the bag' });
    return { path: `/api/complaints/slips/${id}/told` };
  },
  'POST /api/complaints/:id/read': async (stage) => {
    const told = await toldBy(stage.people.shopper, await orderThatCame(stage));
    return { path: `/api/complaints/${told._id}/read` };
  },
  'POST /api/complaints/:id/answer': async (stage) => {
    const told = await toldBy(stage.people.shopper, await orderThatCame(stage));
    return {
      path: `/api/complaints/${told._id}/answer`,
      body: { kind: 'words', text: 'Sorry', revision: told.revision },
    };
  },
  'POST /api/orders/taken': ({ goods: { mango } }) => ({
    path: '/api/orders/taken',
    body: atCounter([[mango, 1]], mango.price),
  }),
  'GET /api/orders/taken/callers': () => ({ path: '/api/orders/taken/callers?phone=9876543210' }),
  'GET /api/orders/taken/usual': ({ people }) => ({
    path: `/api/orders/taken/usual?customer=${people.shopper.user._id}`,
  }),
  'GET /api/orders/:id/trust': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/trust`,
  }),
  'PUT /api/orders/:id/trust': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/trust`,
    body: { kind: 'fine', reason: 'our mistake', until: '2026-12-24' },
  }),
  'PUT /api/orders/:id/trust/newcomer': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/trust/newcomer`,
    body: {},
  }),
  'DELETE /api/orders/:id/trust/newcomer': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/trust/newcomer`,
  }),
  'DELETE /api/orders/:id/trust': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/trust`,
  }),
  'GET /api/orders/export.csv': () => ({ path: '/api/orders/export.csv' }),
};
