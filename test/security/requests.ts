import sharp from 'sharp';
import type { StaffShelf } from '#catalogue/catalogue.ts';
import { tokenHash } from '#identity/server/token.ts';
import type { StagedImport } from '#imports/staged.ts';
import type { Order } from '#orders/orders.ts';
import { checkoutRequest, order, fillCart } from '#test/carts.ts';
import { goodsForm } from '#test/goods.ts';
import { PASSWORD, signUp, staff, type Person, admin } from '#test/people.ts';
import type { CallerName, Sent, Stage } from './stage.ts';

/** What one row of the matrix sends: prepared anew for each caller, so that what it is about is there. */
export type Prepared = Omit<Sent, 'method'>;
type Prepare = (stage: Stage, caller: CallerName) => Promise<Prepared> | Prepared;

const ADDRESS = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '9876543210',
  street: 'House 4',
  city: 'Tawang',
  state: 'Arunachal Pradesh',
  pinCode: '790104',
};

let made = 0;
const fresh = (): string => `fresh${(made += 1)}`;
const newPerson = () => ({ name: 'Meena', email: `${fresh()}@example.in`, phone: '9876543210' });

const by = (person: Person) => async (method: string, path: string, body?: unknown) => {
  const answer = await person.call(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer.body;
};
const owner = ({ people }: Stage) => by(people.owner);

const orderOfTheShopper = ({ people, goods }: Stage): Promise<Order> =>
  order(people.shopper, [goods.mango, 1]);

async function lineOfTheShopper({ people, goods }: Stage): Promise<string> {
  const { body } = await people.shopper.call('POST', '/api/cart', { product: goods.mango._id });
  return body.data._id;
}

async function addressOfTheShopper({ people: { shopper } }: Stage): Promise<string> {
  const { addresses } = await by(shopper)('PATCH', `/api/auth/${shopper.user._id}`, { addresses: [ADDRESS] });
  return addresses[0]._id;
}

async function newProduct(stage: Stage) {
  return owner(stage)('POST', '/api/products/addproduct', goodsForm(fresh()));
}

async function deactivated(stage: Stage): Promise<string> {
  const { _id } = await newProduct(stage);
  await owner(stage)('DELETE', `/api/products/deleteproduct/${_id}`);
  return _id;
}

async function newDraft(stage: Stage): Promise<string> {
  const { products } = await owner(stage)('POST', '/api/products/drafts', { drafts: [{ thumbnail: '' }] });
  return products[0]._id;
}

async function stagedFile(stage: Stage): Promise<StagedImport> {
  const form = new FormData();
  form.append('file', new File([`name,price\n${fresh()},5\n`], 'goods.csv'));
  return owner(stage)('POST', '/api/products/imports', form);
}

const tenPercent = (id: string) => ({
  chosen: { ids: [id] },
  percent: 10,
  of: 'both',
  round: 'rupee',
});

async function changeOfPrices(stage: Stage): Promise<string> {
  const change = tenPercent((await newProduct(stage))._id);
  const { preview } = await owner(stage)('POST', '/api/products/pricechange', change);
  return (await owner(stage)('POST', '/api/products/pricechange', { ...change, preview })).change;
}

const spellings = () => ({ canonical: fresh(), spellings: [fresh()] });
const newSpellings = (stage: Stage) => owner(stage)('POST', '/api/products/spellings', spellings());
const shelvesNow = async (stage: Stage): Promise<StaffShelf[]> =>
  (await owner(stage)('GET', '/api/shelves/admin')).shelves;
async function newShelf(stage: Stage): Promise<StaffShelf> {
  const title = fresh();
  const { shelves } = await owner(stage)('POST', '/api/shelves', { titles: { en: title } });
  return shelves.find(({ titles }: StaffShelf) => titles.en === title);
}
const newCard = (stage: Stage) => owner(stage)('POST', '/api/auth/team', { name: 'Meena' });

async function csvFile(): Promise<FormData> {
  const form = new FormData();
  form.append('file', new File(['title,category,price,unit\nKiwi,fruits,90,kg\n'], 'goods.csv'));
  return form;
}

async function picture(): Promise<FormData> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'photo.png'));
  return form;
}

async function sessionOfTheShopper(stage: Stage): Promise<string> {
  const { shop, people } = stage;
  const token = await stage.tokenOf('shopper');
  const { id } = await shop.platform.db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', tokenHash(token ?? ''))
    .where('user_id', '=', people.shopper.user._id)
    .executeTakeFirstOrThrow();
  return id;
}

/** The account that a caller calls their own. A caller without one asks for the shopper's. */
const ownId = ({ people }: Stage, caller: CallerName): string =>
  (caller in people ? people[caller as keyof typeof people] : people.shopper).user._id;

/** How each row of the matrix is asked, by the row's name. */
export const REQUESTS: Record<string, Prepare> = {
  'POST /api/auth/signup': () => ({
    path: '/api/auth/signup',
    body: { ...newPerson(), password: PASSWORD },
  }),
  'POST /api/auth/login': ({ people }) => ({
    path: '/api/auth/login',
    body: { email: people.shopper.user.email, password: PASSWORD },
  }),
  'GET /api/auth/google': () => ({ path: '/api/auth/google' }),
  'POST /api/auth/google/start': () => ({
    path: '/api/auth/google/start',
    body: { binding: 'b'.repeat(43) },
  }),
  'POST /api/auth/google': () => ({
    path: '/api/auth/google',
    body: { code: 'code', state: 'state', secret: 's'.repeat(43) },
  }),
  'POST /api/auth/reset-password-request': () => ({
    path: '/api/auth/reset-password-request',
    body: { email: `${fresh()}@example.in` },
  }),
  'POST /api/auth/reset-password': ({ people }) => ({
    path: '/api/auth/reset-password',
    body: { email: people.shopper.user.email, token: 'x'.repeat(43), password: PASSWORD },
  }),
  'POST /api/auth/change-password': () => ({ path: '/api/auth/change-password', body: {} }),
  'POST /api/auth/logout': () => ({ path: '/api/auth/logout' }),
  'GET /api/auth/sessions': () => ({ path: '/api/auth/sessions' }),
  'DELETE /api/auth/sessions/:id': async (stage) => ({
    path: `/api/auth/sessions/${await sessionOfTheShopper(stage)}`,
  }),
  'PATCH /api/auth/:id': ({ people }) => ({
    path: `/api/auth/${people.shopper.user._id}`,
    body: { name: 'Asha' },
  }),
  'PATCH /api/auth/:id with the shopper’s address': async (stage, caller) => ({
    path: `/api/auth/${ownId(stage, caller)}`,
    body: { addresses: [{ ...ADDRESS, _id: await addressOfTheShopper(stage) }] },
  }),
  'GET /api/users/user': () => ({ path: '/api/users/user' }),
  'GET /api/users/user/data': () => ({ path: '/api/users/user/data' }),
  'DELETE /api/users/user': () => ({ path: '/api/users/user', body: {} }),

  'GET /api/auth/user': () => ({ path: '/api/auth/user' }),
  'GET /api/auth/user/:id': ({ people }) => ({ path: `/api/auth/user/${people.shopper.user._id}` }),
  'POST /api/auth/user': () => ({ path: '/api/auth/user', body: newPerson() }),
  'PATCH /api/auth/user/:id': async ({ people }) => ({
    path: `/api/auth/user/${people.another.user._id}`,
    body: { name: 'Ravi' },
  }),
  'PATCH /api/auth/user/:id of an admin': ({ people }) => ({
    path: `/api/auth/user/${people.admin.user._id}`,
    body: { email: `${fresh()}@example.in` },
  }),
  'DELETE /api/auth/user/:id': async ({ shop }) => ({
    path: `/api/auth/user/${(await signUp(shop)).user._id}`,
  }),
  'DELETE /api/auth/user/:id of an admin': ({ people }) => ({
    path: `/api/auth/user/${people.admin.user._id}`,
  }),
  'GET /api/auth/customers.csv': () => ({ path: '/api/auth/customers.csv' }),
  'GET /api/auth/staff': () => ({ path: '/api/auth/staff' }),
  'POST /api/auth/staff': () => ({ path: '/api/auth/staff', body: { ...newPerson(), role: 'staff' } }),
  'POST /api/auth/staff as an admin': () => ({
    path: '/api/auth/staff',
    body: { ...newPerson(), role: 'admin' },
  }),
  'PATCH /api/auth/staff/:id': async ({ shop }) => ({
    path: `/api/auth/staff/${(await staff(shop, [])).user._id}`,
    body: { permissions: ['orders'] },
  }),
  'PATCH /api/auth/staff/:id to an admin': async ({ shop }) => ({
    path: `/api/auth/staff/${(await staff(shop, [])).user._id}`,
    body: { role: 'admin' },
  }),
  'PATCH /api/auth/staff/:id of an owner': async ({ shop }) => ({
    path: `/api/auth/staff/${(await admin(shop)).user._id}`,
    body: { email: `${fresh()}@example.in` },
  }),
  'DELETE /api/auth/staff/:id': async ({ shop }) => ({
    path: `/api/auth/staff/${(await staff(shop, [])).user._id}`,
  }),
  'DELETE /api/auth/staff/:id of an admin': async ({ shop }) => ({
    path: `/api/auth/staff/${(await admin(shop)).user._id}`,
  }),
  'POST /api/auth/team': () => ({ path: '/api/auth/team', body: { name: 'Meena' } }),
  'PUT /api/auth/team/:id': async (stage) => ({
    path: `/api/auth/team/${(await newCard(stage))._id}`,
    body: { name: 'Meena' },
  }),
  'DELETE /api/auth/team/:id': async (stage) => ({ path: `/api/auth/team/${(await newCard(stage))._id}` }),

  'GET /api/products': () => ({ path: '/api/products' }),
  'GET /api/products/categories': () => ({ path: '/api/products/categories' }),
  'GET /api/products/facets': () => ({ path: '/api/products/facets' }),
  'GET /api/shelves': () => ({ path: '/api/shelves' }),
  'GET /api/products/category/:category': () => ({ path: '/api/products/category/fruits' }),
  'GET /api/products/:id/related': ({ goods }) => ({ path: `/api/products/${goods.mango._id}/related` }),
  'GET /api/products/:id/extras': ({ goods }) => ({ path: `/api/products/${goods.mango._id}/extras` }),
  'GET /api/products/:id': ({ goods }) => ({ path: `/api/products/${goods.mango._id}` }),
  'GET /api/products/:id deactivated': async (stage) => ({
    path: `/api/products/${await deactivated(stage)}`,
  }),
  'GET /api/products/admin': () => ({ path: '/api/products/admin' }),
  'GET /api/staples': () => ({ path: '/api/staples?q=dal' }),
  'GET /api/staples/groups': () => ({ path: '/api/staples/groups' }),
  'POST /api/staples/pictures': () => ({ path: '/api/staples/pictures', body: {} }),
  'POST /api/staples/stock': () => ({
    path: '/api/staples/stock',
    body: { goods: [{ staple: 'Toor dal', pack: '', price: 158, stock: 10 }] },
  }),
  'POST /api/products/addproduct': () => ({
    path: '/api/products/addproduct',
    body: goodsForm(fresh()),
  }),
  'PUT /api/products/editproduct/:id': async (stage) => {
    const product = await newProduct(stage);
    return { path: `/api/products/editproduct/${product._id}`, body: product };
  },
  'DELETE /api/products/deleteproduct/:id': async (stage) => ({
    path: `/api/products/deleteproduct/${(await newProduct(stage))._id}`,
  }),
  'POST /api/products/restoreproduct/:id': async (stage) => ({
    path: `/api/products/restoreproduct/${await deactivated(stage)}`,
  }),
  'GET /api/products/admin/:id': ({ goods }) => ({ path: `/api/products/admin/${goods.mango._id}` }),
  'PUT /api/products/admin/:id/details': async (stage) => ({
    path: `/api/products/admin/${(await newProduct(stage))._id}/details`,
    body: { hsn: '0804' },
  }),
  'PUT /api/products/families': async (stage) => ({
    path: '/api/products/families',
    body: { packs: [(await newProduct(stage))._id, (await newProduct(stage))._id] },
  }),
  'DELETE /api/products/families/:product': async (stage) => ({
    path: `/api/products/families/${(await newProduct(stage))._id}`,
  }),
  'GET /api/products/admin/:id/packs': ({ goods }) => ({
    path: `/api/products/admin/${goods.mango._id}/packs`,
  }),
  'POST /api/products/admin/:id/packs': async (stage) => ({
    path: `/api/products/admin/${(await newProduct(stage))._id}/packs`,
    body: { pack: '500 g', price: 30, stock: 5 },
  }),
  'POST /api/products/admin/:id/receipts': async (stage) => ({
    path: `/api/products/admin/${(await newProduct(stage))._id}/receipts`,
    body: { quantity: 24, purchasePrice: 40 },
  }),
  'PUT /api/products/admin/:id/soldout': async (stage) => ({
    path: `/api/products/admin/${(await newProduct(stage))._id}/soldout`,
    body: { soldOut: true },
  }),
  'POST /api/products/drafts': () => ({
    path: '/api/products/drafts',
    body: { drafts: [{ thumbnail: '' }] },
  }),
  'PUT /api/products/drafts/:id': async (stage) => ({
    path: `/api/products/drafts/${await newDraft(stage)}`,
    body: { title: 'Papad' },
  }),
  'DELETE /api/products/drafts/:id': async (stage) => ({
    path: `/api/products/drafts/${await newDraft(stage)}`,
  }),
  'POST /api/products/import': async () => ({
    path: '/api/products/import?dryRun=true',
    body: await csvFile(),
  }),
  'GET /api/products/imports': () => ({ path: '/api/products/imports' }),
  'POST /api/products/imports': async () => ({ path: '/api/products/imports', body: await csvFile() }),
  'GET /api/products/imports/:id': async (stage) => ({
    path: `/api/products/imports/${(await stagedFile(stage)).id}`,
  }),
  'PUT /api/products/imports/:id/plan': async (stage) => {
    const { id, plan, revision } = await stagedFile(stage);
    return { path: `/api/products/imports/${id}/plan`, body: { ...plan, revision } };
  },
  'POST /api/products/imports/:id/start': async (stage) => {
    const { id, revision } = await stagedFile(stage);
    return { path: `/api/products/imports/${id}/start`, body: { revision } };
  },
  'GET /api/products/imports/:id/remarks': async (stage) => ({
    path: `/api/products/imports/${(await stagedFile(stage)).id}/remarks`,
  }),
  'GET /api/products/imports/:id/left-out.csv': async (stage) => ({
    path: `/api/products/imports/${(await stagedFile(stage)).id}/left-out.csv`,
  }),
  'DELETE /api/products/imports/:id': async (stage) => ({
    path: `/api/products/imports/${(await stagedFile(stage)).id}`,
  }),
  'GET /api/products/pictures': () => ({ path: '/api/products/pictures' }),
  'POST /api/products/pictures/retry': () => ({ path: '/api/products/pictures/retry' }),
  'GET /api/products/export.csv': () => ({ path: '/api/products/export.csv' }),
  'POST /api/products/pricechange': ({ goods }) => ({
    path: '/api/products/pricechange',
    body: tenPercent(goods.rice._id),
  }),
  'GET /api/products/pricechange': () => ({ path: '/api/products/pricechange' }),
  'GET /api/products/pricechange/:id': async (stage) => ({
    path: `/api/products/pricechange/${await changeOfPrices(stage)}`,
  }),
  'POST /api/products/pricechange/:id/undo': async (stage) => ({
    path: `/api/products/pricechange/${await changeOfPrices(stage)}/undo`,
  }),
  'GET /api/products/spellings': () => ({ path: '/api/products/spellings' }),
  'POST /api/products/spellings': () => ({ path: '/api/products/spellings', body: spellings() }),
  'PUT /api/products/spellings/:id': async (stage) => ({
    path: `/api/products/spellings/${(await newSpellings(stage)).id}`,
    body: spellings(),
  }),
  'DELETE /api/products/spellings/:id': async (stage) => ({
    path: `/api/products/spellings/${(await newSpellings(stage)).id}`,
  }),
  'GET /api/products/misses': () => ({ path: '/api/products/misses' }),
  'GET /api/shelves/admin': () => ({ path: '/api/shelves/admin' }),
  'POST /api/shelves': () => ({ path: '/api/shelves', body: { titles: { en: fresh() } } }),
  'PUT /api/shelves/order': async (stage) => {
    const seen = (await shelvesNow(stage)).filter(({ parent }) => parent === null).map(({ value }) => value);
    return { path: '/api/shelves/order', body: { parent: null, values: seen.toReversed(), seen } };
  },
  'PUT /api/shelves/carousels': async (stage) => {
    const seen = (await shelvesNow(stage))
      .filter(({ carousel }) => carousel !== null)
      .toSorted((one, other) => (one.carousel ?? 0) - (other.carousel ?? 0))
      .map(({ value }) => value);
    return { path: '/api/shelves/carousels', body: { values: seen.toReversed(), seen } };
  },
  'PUT /api/shelves/:value': async (stage) => {
    const { value, revision } = await newShelf(stage);
    return { path: `/api/shelves/${value}`, body: { titles: { en: fresh() }, revision } };
  },
  'POST /api/shelves/:value/merger': async (stage) => {
    const { value, revision } = await newShelf(stage);
    return { path: `/api/shelves/${value}/merger`, body: { into: 'grocery', revision } };
  },
  'POST /api/media': async () => ({ path: '/api/media', body: await picture() }),

  'GET /api/cart': () => ({ path: '/api/cart' }),
  'GET /api/cart/quote': () => ({ path: '/api/cart/quote' }),
  'POST /api/cart': ({ goods }) => ({ path: '/api/cart', body: { product: goods.rice._id } }),
  'PATCH /api/cart/:id': async (stage) => ({
    path: `/api/cart/${await lineOfTheShopper(stage)}`,
    body: { quantity: 2 },
  }),
  'DELETE /api/cart/:id': async (stage) => ({ path: `/api/cart/${await lineOfTheShopper(stage)}` }),
  'DELETE /api/cart': () => ({ path: '/api/cart' }),

  'POST /api/orders of the shopper’s cart': async ({ people, goods }) => {
    await people.shopper.call('DELETE', '/api/cart');
    await fillCart(people.shopper, [goods.mango, 3]);
    return { path: '/api/orders', body: await checkoutRequest(people.shopper) };
  },
  'GET /api/orders': () => ({ path: '/api/orders' }),
  'GET /api/orders/:id': async (stage) => ({ path: `/api/orders/${(await orderOfTheShopper(stage))._id}` }),
  'POST /api/orders/:id/cancellation': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/cancellation`,
  }),
  'POST /api/orders/:id/reorder': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/reorder`,
  }),
  'GET /api/orders/all': () => ({ path: '/api/orders/all' }),
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
  'GET /api/orders/export.csv': () => ({ path: '/api/orders/export.csv' }),

  'GET /api/shop/pincodes/:pincode': () => ({ path: '/api/shop/pincodes/790104' }),
  'GET /api/shop/settings': () => ({ path: '/api/shop/settings' }),
  'POST /api/shop/newsletter': () => ({
    path: '/api/shop/newsletter',
    body: { email: `${fresh()}@example.in`, consent: true },
  }),
  'POST /api/shop/newsletter/confirmation': () => {
    const body = new FormData();
    body.append('token', 'x'.repeat(43));
    return { path: '/api/shop/newsletter/confirmation', body };
  },
  'POST /api/shop/newsletter/leave': () => ({
    path: '/api/shop/newsletter/leave',
    body: { token: 'x'.repeat(43) },
  }),
  'GET /api/shop/settings/edit': () => ({ path: '/api/shop/settings/edit' }),
  'PUT /api/shop/settings': async (stage) => ({
    path: '/api/shop/settings',
    body: await owner(stage)('GET', '/api/shop/settings/edit'),
  }),
  'POST /api/shop/test-mail': () => ({ path: '/api/shop/test-mail' }),
  'GET /api/shop/test-mail/:id': async (stage) => {
    const { id } = (await owner(stage)('POST', '/api/shop/test-mail')) as { id: string };
    return { path: `/api/shop/test-mail/${id}` };
  },
  'GET /api/shop/newsletter': () => ({ path: '/api/shop/newsletter' }),

  'GET /api/admin/events': () => ({ path: '/api/admin/events' }),
  'POST /api/admin/events/seen': ({ shop }) => ({
    path: '/api/admin/events/seen',
    body: { asOf: shop.clock.now() },
  }),
  'GET /api/admin/dashboard': () => ({ path: '/api/admin/dashboard' }),
  'GET /api/admin/audit': () => ({ path: '/api/admin/audit' }),

  'GET /api/openapi.json': () => ({ path: '/api/openapi.json' }),
};
