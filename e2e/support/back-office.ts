import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { StaffProduct } from '#catalogue/catalogue.ts';
import type { Order } from '#orders/order.ts';
import { order, type TestProduct } from './goods.ts';
import { type Person, tokenFor } from './people.ts';
import type { Shop } from './shop.ts';

/** Whether the page is as narrow as a phone: there the back office has cards and a drawer. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Somebody of the staff with the permissions named, logged in. */
export async function hireStaff(shop: Shop, permissions: readonly string[]): Promise<Person> {
  const account = {
    name: 'Ravi Kumar',
    email: `ravi.${randomUUID().slice(0, 8)}@example.com`,
    phone: '9876543210',
    password: 'Mangoes-2026',
  };
  const { status, body } = await shop.call({
    method: 'POST',
    path: '/api/auth/staff',
    token: shop.owner.token,
    body: { ...account, role: 'staff', permissions },
  });
  if (status !== 201) throw new Error(`Hiring answered ${status}: ${JSON.stringify(body)}`);
  return { ...account, ...(await tokenFor(shop.url, account)) };
}

/** A last name that no other test's orders are found by. */
export const newName = (): string => `Rao${randomUUID().replaceAll(/[^a-f]/g, '')}`;

/** Places an order of a product under a name of the test's own. */
export const orderAs = (
  shop: Shop,
  person: Person,
  { goods, lastName, quantity }: { goods: TestProduct; lastName: string; quantity?: number },
): Promise<Order> => order(shop, person, goods, quantity, { lastName });

/** An order as the owner sees it now. */
export const orderNow = async (shop: Shop, { _id }: { _id: string }) =>
  (await shop.call<Order>({ path: `/api/orders/${_id}`, token: shop.owner.token })).body;

/** A product as the owner sees it now. */
export const goodsNow = async (shop: Shop, { title }: { title: string }) =>
  (
    await shop.call<{ products: [StaffProduct] }>({
      path: `/api/products/admin?state=all&q=${encodeURIComponent(title)}`,
      token: shop.owner.token,
    })
  ).body.products[0];

/** A cell of the price grid: `gridCell(page, 'Price', mango)`. */
export const gridCell = (page: Page, column: string, { title }: TestProduct) =>
  page.getByRole('textbox', { name: `${column} of ${title}`, exact: true });
