import { parse } from 'csv-parse/sync';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { AddressDialog } from '#admin/web/order/changes/address-dialog.tsx';
import { OrderTiles } from '#admin/web/orders/order-tiles.tsx';
import { ADDRESS_KEYS, type AddressKey } from '#base/postal-address.ts';
import { SheetPapers } from '#dispatch/web/admin/sheet/sheet-papers.tsx';
import { StopRow } from '#dispatch/web/admin/sheet/stop-row.tsx';
import { NewOrder, type Order } from '#orders/order.ts';
import { AddressForm } from '#orders/web/checkout/address/address-form.tsx';
import { OrderPlace } from '#orders/web/my-orders/order/order-place.tsx';
import { BillSheet } from '#papers/web/admin/print/bill-sheet.tsx';
import { SlipSheet } from '#papers/web/admin/print/print-page.tsx';
import { checkoutRequest, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, regular } from '#test/people.ts';
import { addArea, changeSettings } from '#test/steps/areas.ts';
import { addRule, roundsFor } from '#test/steps/rounds.ts';
import { sheetOf } from '#test/steps/stops.ts';
import { missingParts, type Reading, shownBy } from './shown-by.ts';

// Each part of an order that its contract takes is looked for wherever the order is read. A new part is missing in every reading
// until it is shown there, or stands in the table of that reading with the reason why it is left out.

type OrderKey = Exclude<keyof typeof NewOrder.entries, 'selectedAddress'>;
type LeftOut = Partial<Record<AddressKey | OrderKey, string>>;

/** An address with a word of its own in each part. */
const ADDRESS: Record<string, string> = {
  ...Object.fromEntries(ADDRESS_KEYS.map((key) => [key, `X${key.toLowerCase()}x`])),
  phone: '9812345670',
  pincode: '844101',
  village: 'Khairi',
};

/** The sign by which each other part is known, in texts and by its key. */
const SIGNS = {
  items: /Xitemsx/,
  totalAmount: /377\.77/,
  totalItems: /\b7\b/,
  paymentMethod: /\bcard\b/i,
  round: /22 Nov|2026-11-22/,
  ifMissing: /similar/i,
  note: /Xnotex/,
  collected: /\bcollect(s|ed| it)\b|comes for it|^"yes"$/i,
  user: /no sign/,
  status: /no sign/,
  addTo: /no sign/,
} satisfies Record<OrderKey, RegExp>;

const ORDER_KEYS = Object.keys(NewOrder.entries).filter((key) => key !== 'selectedAddress') as OrderKey[];
const ORDER_SIGNS = Object.fromEntries(ORDER_KEYS.map((key) => [key, SIGNS[key]]));
const ADDRESS_SIGNS = Object.fromEntries(ADDRESS_KEYS.map((key) => [key, new RegExp(ADDRESS[key] ?? key)]));

const NOT_READ = {
  user: 'The token says whose order it is.',
  status: 'Each order begins as pending.',
  addTo: 'Its goods become lines of the order that it names.',
};
const OF_ACCOUNT = 'It is the account’s; the shop calls.';
const WAY = 'The village and the way to the house are enough on a round.';
const OF_SHEET = 'Head of the sheet: it is that of a ride, or of a time to collect at.';
const SETTLED = 'It is settled when the order is packed.';

/** What each reading leaves out, and why. */
const LEFT_OUT = {
  'the order, to its shopper': NOT_READ,
  'the order, to staff': NOT_READ,
  'the list of staff': NOT_READ,
  'the data that a customer downloads': NOT_READ,
  'the file of orders': { ...NOT_READ, round: 'Accounts know no rounds.', ifMissing: SETTLED, note: SETTLED },
  'the mail about a new order': {
    ...NOT_READ,
    email: 'The mail went there.',
    ifMissing: 'The page of the order has it.',
    note: 'The page of the order has it.',
  },
  'the page of the order, to its shopper': {
    ...Object.fromEntries(ORDER_KEYS.map((key) => [key, 'Other parts of the page show it.'])),
    email: OF_ACCOUNT,
  },
  'the packing slip': { ...NOT_READ, email: OF_ACCOUNT },
  'the bill': { ...NOT_READ, email: OF_ACCOUNT, ifMissing: SETTLED },
  'the sheet of a round, on paper': {
    ...NOT_READ,
    email: OF_ACCOUNT,
    district: WAY,
    state: WAY,
    pincode: WAY,
    items: 'The packing list of the round has them.',
    paymentMethod: 'It says how much to collect.',
    ifMissing: SETTLED,
    note: 'The slip in the bag has it.',
    collected: OF_SHEET,
  },
  'a stop on the rider’s phone': {
    ...NOT_READ,
    email: OF_ACCOUNT,
    district: WAY,
    state: WAY,
    pincode: WAY,
    round: OF_SHEET,
    collected: OF_SHEET,
    ifMissing: SETTLED,
  },
  'a card in the list of staff': {
    ...NOT_READ,
    email: OF_ACCOUNT,
    phone: 'The page of the order calls.',
    paymentMethod: 'The page of the order has it.',
    round: 'The board has it.',
    ifMissing: SETTLED,
    note: 'The page of the order has it.',
  },
} satisfies Record<string, LeftOut>;

type Stage = { shop: TestShop; owner: Person; shopper: Person; own: Order };

/** All readings of an order. */
async function readingsOf({
  shop,
  owner,
  shopper,
  own,
}: Stage): Promise<Record<keyof typeof LEFT_OUT, Reading>> {
  const isThis = ({ _id }: { _id: string }): boolean => _id === own._id;
  const order: Order = (await owner.call('GET', `/api/orders/${own._id}`)).body;
  const { orders } = (await owner.call('GET', '/api/orders/all')).body;
  const data = (await shopper.call('GET', '/api/users/user/data')).body;
  const file = (await owner.call('GET', '/api/orders/export.csv')).body as string;
  const rows = parse<Record<string, string>>(file, { bom: true, columns: true });
  const sheet = await sheetOf(owner, own.promise?.round ?? '');
  const stop = sheet.stops.find(isThis);
  if (!stop) throw new Error('the order stands on no sheet');
  const mails = (await sentMails(shop)).filter(({ subject }) => subject?.includes(own.orderId));
  const list = { asked: new URLSearchParams(), chosen: new Set(), onChoose: nothing, onSaved: nothing };
  return {
    'the order, to its shopper': partsOf(own),
    'the order, to staff': partsOf(order),
    'the list of staff': partsOf(orders.find(isThis)),
    'the data that a customer downloads': partsOf(data.orders.find(isThis)),
    'the file of orders': rows.find(({ orderId }) => orderId === own.orderId) ?? {},
    'the mail about a new order': mails.map(({ text }) => text).join('\n'),
    'the page of the order, to its shopper': await shownBy(shop, createElement(OrderPlace, { order: own })),
    'the packing slip': await shownBy(shop, createElement(SlipSheet, { order, paper: 'a4' })),
    'the bill': await shownBy(shop, createElement(BillSheet, { order, paper: 'a4' })),
    'the sheet of a round, on paper': await shownBy(shop, createElement(SheetPapers, { sheet })),
    'a stop on the rider’s phone': await shownBy(
      shop,
      createElement(StopRow, { stop, number: 1, isNow: true, onChoose: nothing, onSheet: nothing }),
    ),
    'a card in the list of staff': await shownBy(
      shop,
      createElement(OrderTiles, { ...list, orders: [order] } as unknown as Parameters<typeof OrderTiles>[0]),
    ),
  };
}

const nothing = (): void => undefined;

/** The parts of an order by the keys under which they were sent. */
const partsOf = ({
  selectedAddress,
  items,
  promise,
  delivery,
  ...order
}: Order): Record<string, unknown> => ({
  ...order,
  ...selectedAddress,
  items: items.map(({ product }) => product.title),
  round: promise?.on,
  collected: delivery?.collected && 'collected',
  user: '',
  status: '',
});

/** A shop with an area and rounds, and a shopper who orders there with every part of the contract. */
async function shopWithOrder(shop: TestShop, collected: boolean): Promise<Stage> {
  const [owner, shopper] = [await admin(shop), await regular(shop)];
  const { mango } = await addGoods(shop, {
    mango: { title: 'Xitemsx', price: 51.11, unit: 'kg', stock: 50 },
  });
  const area = await addArea(owner, { name: 'Road', fee: 20 }, '844101 Khairi');
  await changeSettings(owner, { mayCollect: true });
  const kind = collected ? 'collect' : 'ride';
  await addRule(owner, { kind });
  const rounds = await roundsFor(shop, area.id);
  const round = rounds.find((one) => one.kind === kind && one.on === '2026-11-22');
  await fillCart(shopper, [mango, 7]);
  const sent = {
    ...(await checkoutRequest(shopper)),
    selectedAddress: ADDRESS,
    totalAmount: collected ? 357.77 : 377.77,
    paymentMethod: 'card',
    ifMissing: 'similar',
    note: 'Xnotex',
    round: round?.id,
    collected,
    user: null,
    status: 'pending',
    addTo: '',
  } satisfies Record<keyof typeof NewOrder.entries, unknown>;
  const { status, body } = await send(shopper, sent);
  expect(body, 'the order is placed').toMatchObject({ data: {} });
  expect(status).toBe(201);
  return { shop, owner, shopper, own: body.data };
}

const withReasons = (read: Record<keyof typeof LEFT_OUT, Reading>) =>
  Object.fromEntries(
    Object.entries(read).map(([name, reading]) => {
      const leavesOut: LeftOut = LEFT_OUT[name as keyof typeof LEFT_OUT];
      return [name, { read: reading, leavesOut }];
    }),
  );

test('each part of an order is read wherever the order is, or is left out there for a reason', async () => {
  await using shop = await openShop();
  const read = withReasons(await readingsOf(await shopWithOrder(shop, false)));
  const { collected, ...signs } = ORDER_SIGNS;
  expect(missingParts(read, { ...ADDRESS_SIGNS, ...signs })).toEqual([]);
  const brought = Object.entries(read).map(([name, one]) => [name, { ...one, leavesOut: { collected: '' } }]);
  expect(missingParts(Object.fromEntries(brought), { collected }), 'it is brought').toEqual([]);
});

test('each reading says that an order is collected', async () => {
  await using shop = await openShop();
  const read = withReasons(await readingsOf(await shopWithOrder(shop, true)));
  expect(missingParts(read, { collected: SIGNS.collected })).toEqual([]);
});

/** The parts that a form has no field for, and why. */
const NOT_ASKED = {
  'the checkout': {
    email: 'It is the account’s.',
    address: 'Older clients ask for it; here the colony is asked for.',
    village: 'Asked for where the shop lists villages.',
  },
  'the dialog of staff': {
    email: 'It stays as it was.',
    address: 'It stays as it was.',
    village: 'Asked for where the shop lists villages.',
  },
} satisfies Record<string, LeftOut>;

test('each part of an address has a field in the forms, or a reason to have none', async () => {
  await using shop = await openShop();
  const { own, shopper } = await shopWithOrder(shop, false);
  const checkout = {
    id: 'checkout',
    user: shopper.user,
    last: undefined,
    place: async () => {},
    total: 1,
    children: null,
  };
  const fields = (page: string) =>
    Object.fromEntries(ADDRESS_KEYS.map((key) => [key, page.includes(` name="${key}"`) ? 'asked' : '']));
  const forms = {
    'the checkout': await shownBy(shop, createElement(AddressForm, checkout)),
    'the dialog of staff': await shownBy(
      shop,
      createElement(AddressDialog, { order: own, onDone: async () => {}, onClose: nothing }),
    ),
  };
  const read = Object.entries(forms).map(([name, page]) => {
    const leavesOut: LeftOut = NOT_ASKED[name as keyof typeof NOT_ASKED];
    return [name, { read: fields(page), leavesOut }] as const;
  });
  const signs = Object.fromEntries(ADDRESS_KEYS.map((key) => [key, /asked/]));
  expect(missingParts(Object.fromEntries(read), signs)).toEqual([]);
  for (const part of ['paymentMethod', 'ifMissing', 'note'])
    expect(forms['the checkout']).toContain(`name="${part}"`);
});
