import type { Quote } from '#cart/cart.ts';
import { fillCart, order } from '#test/carts.ts';
import { admin, PASSWORD, signUp } from '#test/people.ts';
import { requestToAdd } from '#test/steps/adding.ts';
import { fresh, newPhone, type Prepared } from '../security/requests/prepare.ts';
import type { Stage } from '../security/stage.ts';

/** Writes that the matrix of rights only refuses, as each is let in: with the token of whoever asks. */
export const MORE: Record<string, (stage: Stage) => Promise<Prepared & { token: string }>> = {
  'POST /api/auth/change-password': async ({ shop }) => {
    const { token } = await signUp(shop);
    const body = { currentPassword: PASSWORD, password: 'Papaya-5678' };
    return { path: '/api/auth/change-password', body, token };
  },
  'POST /api/auth/email': async ({ shop }) => {
    const phone = newPhone();
    await shop.call('POST', '/api/auth/signup', { name: 'Gita', phone, noEmail: true, password: PASSWORD });
    const { body } = await shop.call('POST', '/api/auth/login', { email: phone, password: PASSWORD });
    const added = { email: `${fresh()}@example.in`, password: PASSWORD };
    return { path: '/api/auth/email', body: added, token: body.token };
  },
  'POST /api/auth/rescue-codes/confirmation': async ({ shop }) => {
    const owner = await admin(shop);
    const { madeAt } = (await owner.call('POST', '/api/auth/rescue-codes', { password: PASSWORD })).body;
    return { path: '/api/auth/rescue-codes/confirmation', body: { madeAt }, token: owner.token };
  },
  'POST /api/orders of goods for an order under way': async (stage) => {
    const { people, goods } = stage;
    await people.shopper.call('DELETE', '/api/cart');
    const to = await order(people.shopper, [goods.mango, 1]);
    await fillCart(people.shopper, [goods.mango, 1]);
    const { subtotal }: Quote = (await people.shopper.call('GET', '/api/cart/quote')).body;
    const body = await requestToAdd(people.shopper, to, to.totalAmount + subtotal);
    return { path: '/api/orders', body, token: (await stage.tokenOf('shopper')) ?? '' };
  },
  'POST /api/products/import in earnest': async (stage) => {
    const form = new FormData();
    form.append('file', new File([`title,category,price,unit\n${fresh()},fruits,90,kg\n`], 'goods.csv'));
    return { path: '/api/products/import', body: form, token: (await stage.tokenOf('owner')) ?? '' };
  },
};
