import { randomInt, randomUUID } from 'node:crypto';
import { dayAfter } from '#base/calendar.ts';
import { shopDay } from '#base/time.ts';

/** Who owns the shops of these benches; the password is made anew for each. */
export const OWNER = { email: 'bench@haat.local', password: `Aa1-${randomUUID()}` };

/** A shop with goods and a round, in which orders can be made. */
export type OpenShop = {
  url: string;
  token: string;
  /** The token of somebody who orders. */
  shopper: string;
  /** What a browser keeps of the owner who is logged in. */
  session: string;
  goods: string;
  round: string;
};

type Called = { method?: string; path: string; token?: string; body?: unknown };

async function call<Body>(url: string, { method = 'POST', path, token, body }: Called): Promise<Body> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

/** Gives the shop a product of its own, a village and a round of tomorrow. */
export async function stockShop(url: string): Promise<OpenShop> {
  const { user, token } = await call<{ user: unknown; token: string }>(url, {
    path: '/api/auth/login',
    body: OWNER,
  });
  const goods = {
    title: 'Mango',
    description: 'Sweet and ripe.',
    price: 90,
    cuttedprice: 100,
    discount: 10,
    category: 'fruits',
    unit: 'kg',
    stock: 5000,
  };
  const { _id } = await call<{ _id: string }>(url, { path: '/api/products/addproduct', token, body: goods });
  const { areas } = await call<{ areas: { id: string; name: string }[] }>(url, {
    path: '/api/delivery/areas',
    token,
    body: { name: 'Road to Rampur', fee: 30 },
  });
  const area = areas.find(({ name }) => name === 'Road to Rampur')?.id ?? '';
  await call(url, {
    path: `/api/delivery/areas/${area}/villages`,
    token,
    body: { text: `${PINCODE} ${VILLAGE}` },
  });
  const on = dayAfter(shopDay(new Date().toISOString()), 1);
  const times = { on, from: '17:00', to: '19:00', orderBefore: '14:00', seats: 500, areas: [area] };
  await call(url, { path: '/api/delivery/rounds', token, body: times });
  const { rounds } = await call<{ rounds: { id: string; areas: string[] }[] }>(url, {
    method: 'GET',
    path: '/api/delivery/schedule',
    token,
  });
  const round = rounds.find(({ areas: of }) => of.includes(area))?.id ?? '';
  const session = JSON.stringify({ user, authenticated: true, userToken: token });
  return { url, token, session, goods: _id, round, shopper: await signUp(url) };
}

async function signUp(url: string): Promise<string> {
  const account = { email: `${randomUUID()}@example.com`, password: 'Mangoes-2026' };
  await call(url, { path: '/api/auth/signup', body: { ...account, name: 'Asha', phone: '9876543210' } });
  return (await call<{ token: string }>(url, { path: '/api/auth/login', body: account })).token;
}

const [PINCODE, VILLAGE] = ['844101', 'Rampur'];

type Placed = { _id: string; status: string; totalAmount: number; updatedAt: string };
type Wanted = { phone?: string; packed?: boolean; status?: 'dispatched' | 'delivered' };

/** The name and the phone number on an order. */
export type Receiver = { name: string; phone: string };

/** Two kilos are ordered for a name of their own; the order is moved as far as wanted. Answers who is on it. */
export async function orderTo(shop: OpenShop, wanted: Wanted): Promise<Receiver> {
  const { url, token: owner, shopper: token } = shop;
  const name = `Asha ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  await call(url, { path: '/api/cart', token, body: { product: shop.goods, quantity: 2 } });
  const phone = wanted.phone ?? `98${String(randomInt(1e8)).padStart(8, '0')}`;
  const [firstName, lastName] = name.split(' ');
  const body = {
    items: [{ product: shop.goods, quantity: 2 }],
    totalAmount: 210,
    totalItems: 2,
    round: shop.round,
    selectedAddress: {
      firstName,
      lastName,
      phone,
      colony: 'Nehru Nagar, house 12',
      landmark: 'Behind the school',
      pincode: PINCODE,
      village: VILLAGE,
    },
  };
  const { data } = await call<{ data: Placed }>(url, { path: '/api/orders', token, body });
  const path = `/api/orders/${data._id}`;
  if (wanted.packed) {
    const { updatedAt } = await call<Placed>(url, { method: 'GET', path, token: owner });
    const packed = { packed: true, updatedAt };
    await call(url, { method: 'PUT', path: `${path}/packing`, token: owner, body: packed });
  }
  if (wanted.status) {
    const seen = await call<Placed>(url, { method: 'GET', path, token: owner });
    const orders = [{ _id: seen._id, status: seen.status }];
    await call(url, { path: '/api/orders/status', token: owner, body: { orders, status: wanted.status } });
  }
  return { name, phone };
}

/** An order that was delivered and is not paid yet. */
export const openToCollect = (shop: OpenShop): Promise<Receiver> =>
  orderTo(shop, { packed: true, status: 'delivered' });
