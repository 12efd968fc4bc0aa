import type { Order } from '#orders/order.ts';
import { packingOf } from '#test/steps/packing.ts';
import type { Stage } from '../stage.ts';
import type { HandedOut } from './delivery.ts';

/** A request about packing as the screen sends it: of the newest order that has not left. */
export async function packingFor(route: string, { people, goods }: Stage): Promise<HandedOut | undefined> {
  const { owner } = people;
  // A request before may have signed the owner out.
  const { orders = [] }: { orders?: Order[] } = (await owner.call('GET', '/api/orders/all?status=pending'))
    .body;
  const [order] = orders;
  const item = order?.items.at(-1);
  if (!order || !item) return undefined;
  const { line, revision, quantity } = item;
  const ids = { id: order._id, line: String(line) };
  const { selectedAddress, updatedAt } = order;
  if (route.endsWith('/address')) return { ids, body: { selectedAddress, updatedAt } };
  if (route.endsWith('/notes')) return { ids, body: { note: 'At noon', shopNote: '', updatedAt } };
  const put = { product: goods.mango._id, quantity: 1, give: true };
  if (route.endsWith('/swaps')) return { ids, body: { ...put, revision } };
  if (route.endsWith('/lines')) return { ids, body: { ...put, id: crypto.randomUUID() } };
  if (route.startsWith('DELETE') && route.endsWith('/packing')) return { ids, query: `revision=${revision}` };
  const said = { quantity, reason: 'poor', revision };
  if (route.endsWith('/packing')) return { ids, body: said };
  if (route.includes('/questions/')) {
    const { totalAmount, items } = order;
    const ask = totalAmount + (items.find((one) => one.line === line)?.product.price ?? 0);
    const asked = { quantity: quantity + 1, revision, ask };
    const question = (await owner.call('PUT', packingOf(order, item), asked)).body.order?.question?._id;
    return question ? { ids: { ...ids, question }, body: { yes: false } } : undefined;
  }
  const { change } = (await owner.call('PUT', packingOf(order, item), said)).body;
  return change ? { ids: { ...ids, change } } : undefined;
}
