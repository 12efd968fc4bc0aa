import type { Page } from '@playwright/test';
import { addProduct, fillAddress, putIntoCart, type TestProduct } from './goods.ts';
import type { Person } from './people.ts';
import type { Shop } from './shop.ts';

/** Somebody with two mangoes in the cart, at the checkout with the address filled in. */
export async function atCheckout(
  shop: Shop,
  page: Page,
  enterAs: (page: Page, person: Person, path: string) => Promise<void>,
): Promise<{ asha: Person; mango: TestProduct }> {
  const asha = await shop.signUp();
  const mango = await addProduct(shop);
  await putIntoCart(shop, asha, mango, 2);
  await enterAs(page, asha, '/checkout');
  await fillAddress(page);
  return { asha, mango };
}
