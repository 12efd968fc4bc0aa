import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '#orders/orders.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { type Answer, openShop } from '#test/open-shop.ts';
import { admin, type Person, signUp } from '#test/people.ts';
import { khataOf, khataPayment, lend, payKhata, putOnAccount, wrongLedgers } from '#test/steps/khata.ts';
import { orderNow, wrongMoney } from '#test/steps/payments.ts';

const PRICE = 70.35;
const sortedStatuses = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

test('of two orders at once only one goes on an account that has room for one', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const [owner, fatima] = [await admin(shop), await signUp(shop)];
  await lend(owner, fatima, 1000);
  const placed: Order[] = [];
  for (let count = 0; count < 12; count += 1) placed.push(await order(fatima, [mango, 1]));
  const answers = await Promise.all(placed.map((one) => putOnAccount(owner, one)));
  expect(sortedStatuses(answers)).toEqual([201, ...Array<number>(11).fill(422)]);
  expect((await khataOf(owner, fatima)).owed).toBe(600);
  expect(await wrongLedgers(shop)).toEqual([]);
});

test('of two who take money at once, from what both saw, one is told that it changed', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const [owner, fatima] = [await admin(shop), await signUp(shop)];
  await lend(owner, fatima, 1000);
  await putOnAccount(owner, await order(fatima, [mango, 1]));
  const sent = [khataPayment(600, { amount: 500 }), khataPayment(600, { amount: 500 })];
  const answers = await Promise.all([...sent, ...sent].map((one) => payKhata(owner, fatima, one)));
  expect(sortedStatuses(answers)).toEqual([201, 201, 409, 409]);
  expect((await khataOf(owner, fatima)).owed).toBe(100);
  expect(await wrongLedgers(shop)).toEqual([]);
});

/** What the ledger should say, in paise. */
type Model = { owed: number; limit: number };
type Real = { owner: Person; fatima: Person; placed: Order[]; taken: string[]; buy(): Promise<Order> };

const paise = (rupees: number): number => Math.round(rupees * 100);

/** Anything that is done to an account: what it does to the model, and that the shop answers the same. */
abstract class Step implements fc.AsyncCommand<Model, Real> {
  protected readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
  check = (): boolean => true;
  abstract run(model: Model, real: Real): Promise<void>;
  /** One of the orders as it is now; undefined while there is none. */
  protected async some({ placed, owner }: Real): Promise<Order | undefined> {
    const one = placed[this.at % Math.max(1, placed.length)];
    return one && orderNow(owner, one);
  }
  toString = (): string => `${this.constructor.name}(${this.at})`;
}

class Lend extends Step {
  async run(model: Model, { owner, fatima }: Real) {
    const limit = (this.at % 7) * 100;
    await lend(owner, fatima, limit);
    model.limit = paise(limit);
  }
}
class Buy extends Step {
  async run(_: Model, real: Real) {
    real.placed.push(await real.buy());
  }
}
class OnAccount extends Step {
  async run(model: Model, real: Real) {
    const now = await this.some(real);
    if (!now || now.due === 0) return;
    const beyond = this.at % 5 === 0 ? 'Her son pays on Friday' : '';
    const amount = this.at % 3 === 0 ? now.due / 2 : now.due;
    const sent = { beyond, amount: Math.round(amount * 100) / 100 };
    const { status } = await putOnAccount(real.owner, now, sent);
    const isRoom = beyond !== '' || model.owed + paise(sent.amount) <= model.limit;
    expect(status).toBe(isRoom ? 201 : 422);
    if (isRoom) model.owed += paise(sent.amount);
  }
}
class Move extends Step {
  private readonly to: Order['status'];
  constructor(at: number, to: Order['status']) {
    super(at);
    this.to = to;
  }
  async run(model: Model, real: Real) {
    const now = await this.some(real);
    if (!now) return;
    await real.owner.call('PATCH', `/api/orders/${now._id}`, { status: this.to });
    if (this.to === 'cancelled' && now.status !== 'cancelled') model.owed -= onAccount(now);
  }
}
class UndoPayment extends Step {
  async run(model: Model, real: Real) {
    const now = await this.some(real);
    const last = now?.money?.payments.findLast(({ isUndone }) => !isUndone);
    if (!now || !last) return;
    const path = `/api/orders/${now._id}/payments/${last._id}/correction`;
    const { status } = await real.owner.call('POST', path, {});
    const back = last.method === 'account' ? paise(last.amount) : 0;
    // What had come off the account goes on it again, and needs room like anything that goes on it.
    const isRoom = back >= 0 || model.owed - back <= model.limit;
    expect(status).toBe(isRoom ? 201 : 422);
    if (isRoom) model.owed -= back;
  }
}
class Take extends Step {
  async run(model: Model, { owner, fatima, taken }: Real) {
    const cash = Math.min(Math.floor(model.owed / 100), 1 + (this.at % 200));
    if (cash <= 0) return;
    const sent = khataPayment(model.owed / 100, { amount: cash });
    const { status }: Answer = await payKhata(owner, fatima, sent);
    expect(status).toBe(201);
    taken.push(sent.id);
    const left = model.owed - cash * 100;
    model.owed = left < 100 ? 0 : left;
  }
}
class UndoTake extends Step {
  async run(model: Model, { owner, fatima, taken }: Real) {
    const id = taken[this.at % Math.max(1, taken.length)];
    if (id === undefined) return;
    const before = (await khataOf(owner, fatima)).lines.find(({ _id }) => _id === id);
    await owner.call('POST', `/api/khatas/${fatima.user._id}/payments/${id}/correction`, {});
    if (before && !before.isUndone) model.owed -= paise(before.amount);
  }
}

const onAccount = ({ money }: Order): number =>
  (money?.payments ?? [])
    .filter(({ method, isUndone }) => method === 'account' && !isUndone)
    .reduce((sum, { amount }) => sum + paise(amount), 0);

test('whatever is bought, paid, cancelled and taken back: the ledger is the orders on account less the money', async () => {
  const at = fc.nat({ max: 1000 });
  const steps = [
    at.map((n) => new Lend(n)),
    at.map((n) => new Buy(n)),
    at.map((n) => new Buy(n)),
    at.map((n) => new OnAccount(n)),
    at.map((n) => new OnAccount(n)),
    fc.tuple(at, fc.constantFrom('pending' as const, 'cancelled' as const)).map(([n, to]) => new Move(n, to)),
    at.map((n) => new UndoPayment(n)),
    at.map((n) => new Take(n)),
    at.map((n) => new UndoTake(n)),
  ];
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 25, size: 'max' }), async (commands) => {
      await using shop = await openShop();
      const { mango } = await addGoods(shop, { mango: { price: PRICE, stock: 1000 } });
      const [owner, fatima] = [await admin(shop), await signUp(shop)];
      await lend(owner, fatima, 500);
      const model: Model = { owed: 0, limit: paise(500) };
      const buy = (): Promise<Order> => order(fatima, [mango, 1]);
      const real: Real = { owner, fatima, placed: [], taken: [], buy };
      await fc.asyncModelRun(() => ({ model, real }), commands);
      expect(paise((await khataOf(owner, fatima)).owed)).toBe(model.owed);
      expect([...(await wrongLedgers(shop)), ...(await wrongMoney(shop)), ...shop.bugs]).toEqual([]);
      await expectNoSecretCredit(shop);
    }),
    { numRuns: 8 },
  );
}, 120_000);

/** No row of an order went above the limit of its time without a yes: the model refused it, and only noted ones are above. */
async function expectNoSecretCredit({
  platform: { db },
}: Awaited<ReturnType<typeof openShop>>): Promise<void> {
  const above = await db
    .selectFrom('khata_lines')
    .select('beyond')
    .where('kind', '=', 'order')
    .where('owed_paise', '>', paise(600))
    .execute();
  expect(above.filter(({ beyond }) => beyond === '')).toEqual([]);
}
