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
