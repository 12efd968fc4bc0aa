import { nameOfOrder } from '#base/postal-address.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { NoticeList, NoticeQuery, type NoticeKind, type OrderNotice, ToldNotice } from '#notices/notices.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { wishesToTell } from '#wishes/server/public.ts';
import { setTold } from './commands.ts';
import { countToTell, type NoticeRow, noticesToTell } from './queries.ts';

const route = forStaff('orders', 'back office: orders');

/** Notices that customers without an e-mail address are to be told, and that they were; under `/api/orders`. */
export function noticeRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock } = platform;
  const listOf = async (order?: string): Promise<NoticeList> => {
    const [notices, toTell, ofGoods] = await Promise.all([
      noticesToTell(db, order),
      countToTell(db),
      order === undefined ? wishesToTell(db) : [],
    ]);
    return { notices: [...notices.map(presentNotice), ...ofGoods.map(presentWish)], toTell };
  };

  routes.get(
    '/notices',
    route({
      summary:
        'News for customers without an e-mail address, as the mail would have said it: what is still to be told, ' +
        'or with `order` all of one order',
      answers: { 200: NoticeList },
      refuses: ['invalid'],
    }),
    check('query', NoticeQuery),
    async (c) => {
      personal(c);
      return c.json(await listOf(c.req.valid('query').order));
    },
  );

  routes.put(
    '/notices/:id/told',
    route({
      summary: 'A customer was told, or was not after all',
      answers: { 200: NoticeList },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', ToldNotice),
    async (c) => {
      const { told } = c.req.valid('json');
      const by = { actor: c.get('actor'), now: clock.now() };
      await write(platform, (tx) => setTold(tx, c.req.param('id'), told, by));
      return c.json(await listOf());
    },
  );
  return routes;
}

const presentNotice = (row: NoticeRow): OrderNotice => ({
  _id: row.id,
  order: row.order_id,
  orderId: String(row.number),
  name: nameOfOrder(row),
  phone: row.phone,
  kind: row.kind as NoticeKind,
  text: row.text,
  madeAt: row.made_at,
  toldAt: row.told_at,
  toldBy: row.told_by,
});

const presentWish = (row: Awaited<ReturnType<typeof wishesToTell>>[number]): OrderNotice => ({
  _id: row.id,
  order: '',
  orderId: '',
  name: row.name,
  phone: row.phone,
  kind: 'back',
  text: row.text,
  madeAt: row.here_at ?? '',
  toldAt: null,
  toldBy: '',
});
