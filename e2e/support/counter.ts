import { newId } from '#base/ids.ts';
import type { Order } from '#orders/order.ts';
import type { EditedSettings } from '#settings/settings.ts';
import type { Shop } from './shop.ts';

/** Changes the settings of the shop. */
export async function setShop(shop: Shop, change: Partial<EditedSettings['settings']>): Promise<void> {
  const { token } = shop.owner;
  const { settings } = (await shop.call<EditedSettings>({ path: '/api/shop/settings/edit', token })).body;
  const body = { settings: { ...settings, ...change } };
  await shop.call({ method: 'PUT', path: '/api/shop/settings', token, body });
}

/** The newest orders of the shop, as the owner sees them. */
export const newestOrders = async (shop: Shop): Promise<Order[]> =>
  (await shop.call<{ orders: Order[] }>({ path: '/api/orders/all?limit=9', token: shop.owner.token })).body
    .orders;

/** Answers that the shop is registered for GST from today on. */
export const registerToday = (shop: Shop, mode: 'regular' | 'composition') =>
  shop.call({
    method: 'POST',
    path: '/api/tax/registrations',
    token: shop.owner.token,
    body: {
      from: new Date(Date.now() + 19_800_000).toISOString().slice(0, 10),
      mode,
      gstin: '27AAPFU0939F1ZV',
      legalName: 'Meena Stores',
    },
  });

/** Sells one of the goods at the counter, for cash. */
export const sellOne = (shop: Shop, { _id, price }: { _id: string; price: number }) =>
  shop.call({
    method: 'POST',
    path: '/api/orders/taken',
    token: shop.owner.token,
    body: {
      id: newId(),
      channel: 'counter',
      customer: { phone: '', name: '' },
      items: [{ product: _id, quantity: 1 }],
      seen: { total: price },
      payment: { method: 'cash' },
    },
  });
