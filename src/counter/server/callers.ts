import { isId } from '#base/ids.ts';
import { lastPhone, phoneDigits, typedDigits } from '#base/phone.ts';
import { houseLines, nameOfOrder, type PostalAddress } from '#base/postal-address.ts';
import { type Caller, LOOKED_FOR_FROM } from '#counter/counter.ts';
import type { Db } from '#db/schema.ts';
import { fromBook } from '#identity/identity.ts';
import {
  accountsByPhone,
  addressesOfAll,
  callersByIds,
  NOBODY,
  presentAddress,
} from '#identity/server/public.ts';
import type { UsualGoods } from '#orders/orders.ts';
import { ADDRESS_COLUMNS, addressOf, usualLines } from '#orders/server/public.ts';

/** So many of the last orders of a number are looked at. */
const ORDERS_READ = 60;
const CALLERS_AT_MOST = 6;

/**
 * Whom the shop knows by the beginning of a phone number, in any form: by their accounts, and by where orders with this
 * number went. Those who ordered last come first.
 */
export async function callersOf(db: Db, typed: string): Promise<Caller[]> {
  const digits = typedDigits(typed);
  if (digits.length < LOOKED_FOR_FROM) return [];
  const [named, orders] = [await accountsByPhone(db, digits), await lastOrders(db, digits)];
  const others = orders.map(({ user_id }) => user_id).filter((id) => id !== NOBODY);
  const accounts = new Map([...named, ...(await callersByIds(db, others))].map((one) => [one.id, one]));
  const books = await addressesOfAll(db, [...accounts.keys()]);
  const ofAccounts = [...accounts.values()].map((account): Caller => {
    const own = orders.filter(({ user_id }) => user_id === account.id);
    const [book] = books.get(account.id) ?? [];
    return {
      id: account.id,
      name: account.name,
      phone: own[0]?.phone ?? account.phone,
      ...figuresOf(own),
      isKnown: account.made_here === 1 || own.some(isSettled),
      to: own[0] ? placeOf(addressOf(own[0])) : placeInBook(book),
    };
  });
  return [...ofAccounts, ...withoutAccount(orders)]
    .toSorted((one, other) => lastOf(other).localeCompare(lastOf(one)))
    .slice(0, CALLERS_AT_MOST);
}

/** Time of the caller's last order; empty if there is none. */
const lastOf = ({ lastAt }: Caller): string => lastAt ?? '';

type LastOrder = Awaited<ReturnType<typeof lastOrders>>[number];

const lastOrders = (db: Db, digits: string) =>
  db
    .selectFrom('orders')
    .select(['user_id', 'phone_digits', 'status', 'payment_status', 'placed_at'])
    .select(Object.values(ADDRESS_COLUMNS))
    .where('phone_digits', '>=', digits)
    .where('phone_digits', '<=', lastPhone(digits))
    .where('channel', '<>', 'counter')
    // As the index has them.
    .orderBy('phone_digits', 'desc')
    .orderBy('placed_at', 'desc')
    .limit(ORDERS_READ)
    .execute();

/** The shop brought it there, or has its money. */
const isSettled = ({ status, payment_status }: LastOrder): boolean =>
  status === 'delivered' || (status !== 'cancelled' && payment_status === 'received');

const figuresOf = (orders: readonly LastOrder[]): Pick<Caller, 'orders' | 'lastAt'> => ({
  orders: orders.length,
  lastAt: orders[0]?.placed_at ?? null,
});

const placeOf = (to: PostalAddress): Caller['to'] => ({
  place: houseLines(to).join(', '),
  village: to.village ?? '',
  pincode: to.pincode ?? '',
});

type Book = NonNullable<ReturnType<Awaited<ReturnType<typeof addressesOfAll>>['get']>>[number];

const placeInBook = (book: Book | undefined): Caller['to'] =>
  book ? placeOf(fromBook(presentAddress(book))) : { place: '', village: '', pincode: '' };

/** Who has no account is known by the number and the name that were said. */
function withoutAccount(orders: readonly LastOrder[]): Caller[] {
  const known = Map.groupBy(
    orders.filter(({ user_id }) => user_id === NOBODY),
    (order) => `${order.phone_digits} ${nameOfOrder(order)}`,
  );
  return [...known.values()].flatMap((own) => {
    const [last] = own;
    if (!last) return [];
    const { phone } = last;
    return [
      {
        id: '',
        name: nameOfOrder(last),
        phone,
        ...figuresOf(own),
        isKnown: true,
        to: placeOf(addressOf(last)),
      },
    ];
  });
}

const USUAL_AT_MOST = 12;

/** Goods that an account, or a number without one, usually buys, with the usual amount. */
export async function usualGoods(
  db: Db,
  { customer, phone }: { customer: string; phone: string },
): Promise<UsualGoods['goods']> {
  const digits = phoneDigits(phone);
  if (isId(customer)) return usualLines(db, { userId: customer }, USUAL_AT_MOST);
  if (customer !== '' || digits.length < LOOKED_FOR_FROM) return [];
  return usualLines(db, { userId: NOBODY, phone: digits }, USUAL_AT_MOST);
}
