import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { forAdmins, forShoppers, forStaff } from '#identity/server/public.ts';
import {
  Debtors,
  DebtorsQuestion,
  Khata,
  KhataLimit,
  KhataQuestion,
  NewKhataLine,
  NewKhataPayment,
  OwnKhata,
  Statement,
  StatementQuestion,
} from '#money/khata.ts';
import { PaymentMistake } from '#money/payments.ts';
import { takenOnce } from '#money/server/payments/taken-once.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { readSettings } from '#settings/server/public.ts';
import { addLine, setLimit } from './keep-khata.ts';
import {
  lineInPaise,
  limitInPaise,
  paymentInPaise,
  presentDebtors,
  presentKhata,
  presentOwn,
  presentStatement,
} from './present.ts';
import { dueOfCustomer, debtors, khataOf, linesBetween, newestLines, spanOf } from './queries.ts';
import { takeForKhata, undoForKhata } from './take-money.ts';

const tag = 'back office: accounts';
const route = forStaff('credit', tag);
const ownerRoute = forAdmins(tag);
const ownRoute = forShoppers('orders');

/** Customers' accounts, under `/api/khatas`: my own, and for the owner and staff who may give credit everybody's. */
export function khataRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock } = platform;
  const found = async (user: string) => {
    const account = await khataOf(db, user);
    if (!account) throw new Failure('not_found', /*office*/ 'There is no such account');
    return account;
  };
  const answer = async (user: string, before?: number): Promise<Khata> => {
    const account = await found(user);
    const { name } = await readSettings(db);
    const due = await dueOfCustomer(db, user);
    const lines = await newestLines(db, user, before);
    return presentKhata({ ...account, due }, lines, { name });
  };

  routes.get(
    '/own',
    ownRoute({
      summary: 'What I owe on account, and the rows that say why, newest first',
      answers: { 200: OwnKhata },
      refuses: ['invalid'],
    }),
    check('query', KhataQuestion),
    async (c) => {
      const { userId } = c.get('actor');
      const account = await khataOf(db, userId);
      const isShown = account && (account.khata.limit_paise > 0 || account.khata.line_count > 0);
      if (!isShown) return c.json({ khata: null });
      const lines = await newestLines(db, userId, c.req.valid('query').before);
      return c.json({ khata: presentOwn(account.khata, lines) });
    },
  );

  routes.get(
    '/',
    route({ summary: 'All who owe, and what it comes to', answers: { 200: Debtors }, refuses: ['invalid'] }),
    check('query', DebtorsQuestion),
    async (c) => c.json(presentDebtors(await debtors(db, c.req.valid('query')))),
  );

  routes.get(
    '/:customer',
    route({
      summary: 'Somebody’s account: limit, what is owed, and the rows that say why, newest first',
      answers: { 200: Khata },
      refuses: ['invalid', 'not_found'],
    }),
    check('query', KhataQuestion),
    async (c) => c.json(await answer(c.req.param('customer'), c.req.valid('query').before)),
  );

  routes.get(
    '/:customer/statement',
    route({
      summary: 'What was owed before a span of days, the rows in it, and what is owed after it',
      answers: { 200: Statement },
      refuses: ['invalid', 'not_found'],
    }),
    check('query', StatementQuestion),
    async (c) => {
      const { customer } = await found(c.req.param('customer'));
      const span = spanOf(c.req.valid('query'), clock.now());
      return c.json(presentStatement(customer, span, await linesBetween(db, customer.id, span)));
    },
  );

  routes.put(
    '/:customer/limit',
    ownerRoute({
      summary: 'Set how much somebody may owe; 0: no account',
      answers: { 200: Khata },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', KhataLimit),
    async (c) => {
      const [actor, user] = [c.get('actor'), c.req.param('customer')];
      const limit = limitInPaise(c.req.valid('json'));
      await found(user);
      await write(platform, (tx) => setLimit(tx, user, limit, { actor, now: clock.now() }));
      return c.json(await answer(user));
    },
  );

  routes.post(
    '/:customer/lines',
    ownerRoute({
      summary: 'Bring a debt over from the paper book, once, or correct what is owed; safe to ask again',
      answers: { 201: Khata },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', NewKhataLine),
    async (c) => {
      const [actor, user] = [c.get('actor'), c.req.param('customer')];
      const line = lineInPaise(c.req.valid('json'));
      await found(user);
      const add = (tx: Tx) => addLine(tx, user, line, { actor, now: clock.now() });
      await write(platform, add, { id: line.id });
      return c.json(await answer(user), 201);
    },
  );

  routes.post(
    '/:customer/payments',
    route({
      summary: 'Note money that came against an account, or was given back; safe to ask again by its id',
      answers: { 201: Khata },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', NewKhataPayment),
    async (c) => {
      const [actor, user] = [c.get('actor'), c.req.param('customer')];
      const payment = paymentInPaise(c.req.valid('json'));
      await found(user);
      const take = (tx: Tx) => takeForKhata(tx, user, payment, { actor, now: clock.now() });
      await takenOnce(() => write(platform, take, { id: payment.id }));
      return c.json(await answer(user), 201);
    },
  );

  routes.post(
    '/:customer/payments/:payment/correction',
    route({
      summary: 'Take money back that was noted by mistake: further rows say so, nothing is edited',
      answers: { 201: Khata },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', PaymentMistake),
    async (c) => {
      const [actor, user] = [c.get('actor'), c.req.param('customer')];
      const { note } = c.req.valid('json');
      const named = { user, payment: c.req.param('payment') };
      await found(user);
      await write(platform, (tx) => undoForKhata(tx, named, note, { actor, now: clock.now() }));
      return c.json(await answer(user), 201);
    },
  );
  return routes;
}
