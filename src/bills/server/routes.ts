import * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import { Bill, BillList, BillQuery, FilledHsn, HsnOfGoods } from '#bills/bills.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { fillHsnOfGoods } from './fill-goods.ts';
import { fillHsn } from './fill-hsn.ts';
import { presentBill } from './present.ts';
import { billById, billsAsked } from './queries.ts';

const read = forStaff('readOrders', 'back office: orders');
const accounts = forStaff('payments', 'back office: orders');

/** The bills of the shop, for staff. */
export function billRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock } = platform;

  routes.get(
    '/',
    read({
      summary: 'Bills and credit notes by day, kind and number, the newest first',
      answers: { 200: BillList },
      refuses: ['invalid'],
    }),
    check('query', BillQuery),
    async (c) => {
      const { bills, hasMore } = await billsAsked(db, c.req.valid('query'));
      const next = hasMore ? (bills.at(-1)?.id ?? null) : null;
      return c.json({ bills: bills.map(presentBill), next });
    },
  );

  routes.get(
    '/:id',
    read({
      summary: 'One bill or credit note',
      answers: { 200: Bill },
      refuses: ['not_found'],
    }),
    async (c) => c.json(presentBill(await findBill(platform, c.req.param('id')))),
  );

  routes.put(
    '/hsn',
    accounts({
      summary: 'Fill in the HSN of goods on all papers of some days that have none; no amount ever changes',
      answers: { 200: v.object({ papers: v.number() }) },
      refuses: ['invalid'],
    }),
    check('json', HsnOfGoods),
    async (c) => {
      const filling = c.req.valid('json');
      const change = { actor: c.get('actor'), now: clock.now() };
      return c.json({ papers: await write(platform, (tx) => fillHsnOfGoods(tx, filling, change)) });
    },
  );

  routes.put(
    '/:id/lines/:line/hsn',
    accounts({
      summary: 'Fill in the HSN of a line after its bill was made; no amount ever changes',
      answers: { 200: Bill },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', FilledHsn),
    async (c) => {
      const { id, line: place } = c.req.param();
      const line = /^\d{1,6}$/.test(place) ? Number(place) : -1;
      const { hsn } = c.req.valid('json');
      const change = { actor: c.get('actor'), now: clock.now() };
      await write(platform, (tx) => fillHsn(tx, { bill: id, line, hsn }, change));
      return c.json(presentBill(await findBill(platform, id)));
    },
  );
  return routes;
}

async function findBill({ db }: Pick<Platform, 'db'>, id: string) {
  const bill = isId(id) ? await billById(db, id) : undefined;
  if (!bill) throw new Failure('not_found', /*i18n*/ 'There is no such bill.');
  return bill;
}
