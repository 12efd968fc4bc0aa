import { newId } from '#base/ids.ts';
import type { Order } from '#orders/order.ts';
import { creditOf, giveCredit } from '#test/steps/credits.ts';
import type { Stage } from '../stage.ts';
import type { HandedOut } from './delivery.ts';

/** A request about credit as the screen sends it: for an order that has left. */
export async function creditFor(route: string, { people: { owner } }: Stage): Promise<HandedOut | undefined> {
  // A request before may have signed the owner out.
  const { orders = [] }: { orders?: Order[] } = (await owner.call('GET', '/api/orders/all')).body;
  const [placed] = orders;
  if (!placed) return undefined;
  const moved = await owner.call('PATCH', `/api/orders/${placed._id}`, { status: 'dispatched' });
  if (moved.status !== 200) return undefined;
  const left: Order = moved.body;
  if (route.endsWith('/goods-back'))
    return {
      ids: { id: left._id },
      body: { id: newId(), updatedAt: left.updatedAt, spoiled: [], restocked: [] },
    };
  const sent = creditOf(left, { _id: left.items[0]?.product._id ?? '' }, { amount: 0.01 });
  if (route.endsWith('/credits')) return { ids: { id: left._id }, body: { ...sent, delivery: 0.01 } };
  await giveCredit(owner, left, sent);
  return { ids: { id: left._id, credit: sent.id }, body: {} };
}
