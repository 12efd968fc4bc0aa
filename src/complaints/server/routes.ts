import { NamedIn } from '#base/fields.ts';
import type { Language } from '#base/language/language.ts';
import {
  Complaint,
  mayBeTold,
  NewAnswer,
  NewComplaint,
  NotRight,
  OpenComplaints,
  OrderComplaints,
} from '#complaints/complaints.ts';
import type { Actor } from '#identity/identity.ts';
import { forShoppers, forStaff } from '#identity/server/public.ts';
import { findOrder, ordersByIds } from '#orders/server/public.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { answerComplaint, expectMayTell, noteRead, sayNotRight, tellShop } from './commands.ts';
import { keepPhotos } from './photos.ts';
import { presentComplaint } from './present.ts';
import {
  complaintById,
  complaintsOf,
  countComplaints,
  type FullComplaint,
  waitingComplaints,
} from './queries.ts';

const route = forShoppers('complaints');
const staffRoute = forStaff('payments', 'back office: orders');

const isWaiting = ({ state }: FullComplaint): boolean => state === 'open' || state === 'again';

/** Complaints about an order, as its shopper tells them; under `/api/orders`. Staff who look after orders may read it. */
export function complaintRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock, config } = platform;
  const contextOf = (actor: Actor) => ({ actor, now: clock.now(), origin: originOf(config) });

  const ofOrder = async (id: string, actor: Actor, language: Language): Promise<OrderComplaints> => {
    const order = await findOrder(db, id, actor);
    const found = await complaintsOf(db, order.id);
    const until = mayBeTold({ status: order.status, deliveredAt: order.delivered_at });
    const isOpen = until !== undefined && clock.now() <= until && !found.some(isWaiting);
    const side = order.user_id === actor.userId ? 'shopper' : 'shop';
    return {
      complaints: found.map((one) => presentComplaint(one, order, { language, side })),
      until: isOpen ? until : null,
    };
  };

  routes.get(
    '/:id/complaints',
    route({
      summary:
        'What was told to be wrong with an order and what the shop answered, and until when it can be told',
      answers: { 200: OrderComplaints },
      refuses: ['not_found'],
    }),
    check('query', NamedIn),
    async (c) => {
      personal(c);
      return c.json(await ofOrder(c.req.param('id'), c.get('actor'), c.req.valid('query').lang));
    },
  );

  routes.post(
    '/:id/complaints',
    route({
      summary:
        'Tell the shop what is wrong with my order, within seven days of its delivery; safe to send again by its id',
      answers: { 201: OrderComplaints },
      refuses: ['invalid', 'not_found', 'conflict', 'too_many', 'unavailable'],
    }),
    check('query', NamedIn),
    check('json', NewComplaint),
    async (c) => {
      const [actor, id, sent] = [c.get('actor'), c.req.param('id'), c.req.valid('json')];
      const photos = await photosFor(actor, id, sent);
      const tell = { ...sent, photos };
      await write(platform, (tx) => tellShop(tx, id, tell, contextOf(actor)), { id: sent.id });
      return c.json(await ofOrder(id, actor, c.req.valid('query').lang), 201);
    },
  );

  /** Looks first if the complaint can be told: no picture is decoded for one that is refused, or that was noted before. */
  async function photosFor(
    actor: Actor,
    id: string,
    { id: complaint, photos }: NewComplaint,
  ): Promise<string[]> {
    if (photos.length === 0 || (await complaintById(db, complaint))) return [];
    const order = await findOrder(db, id, actor);
    await inTransaction(db, (tx) => expectMayTell(tx, order, clock.now()));
    return keepPhotos(platform, actor.userId, photos);
  }

  routes.post(
    '/:id/complaints/:complaint/again',
    route({
      summary: 'Say that the shop’s answer is not right; it then waits for an answer once more',
      answers: { 201: OrderComplaints },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('query', NamedIn),
    check('json', NotRight),
    async (c) => {
      const [actor, order, complaint] = [c.get('actor'), c.req.param('id'), c.req.param('complaint')];
      const place = { order, complaint };
      await write(platform, (tx) => sayNotRight(tx, place, c.req.valid('json'), contextOf(actor)));
      return c.json(await ofOrder(order, actor, c.req.valid('query').lang), 201);
    },
  );
  return routes;
}

/** Complaints as staff answer them, under `/api/complaints`. */
export function complaintStaffRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock, config } = platform;
  const contextOf = (actor: Actor) => ({ actor, now: clock.now(), origin: originOf(config) });

  const presentAll = async (found: readonly FullComplaint[], language: Language) => {
    const orders = await ordersByIds(
      db,
      found.map(({ order_id }) => order_id),
    );
    const orderOf = new Map(orders.map((order) => [order.id, order]));
    return found.flatMap((one) => {
      const order = orderOf.get(one.order_id);
      return order ? [presentComplaint(one, order, { language, side: 'shop' })] : [];
    });
  };
  const one = async (id: string, language: Language): Promise<Complaint> => {
    const found = await complaintById(db, id);
    return (await presentAll(found ? [found] : [], language))[0]!;
  };

  routes.get(
    '/',
    staffRoute({
      summary: 'Complaints that wait for an answer, the longest first',
      answers: { 200: OpenComplaints },
      refuses: [],
    }),
    check('query', NamedIn),
    async (c) => {
      personal(c);
      const [found, count] = await Promise.all([waitingComplaints(db), countComplaints(db)]);
      return c.json({ complaints: await presentAll(found, c.req.valid('query').lang), count });
    },
  );

  routes.post(
    '/:id/read',
    staffRoute({
      summary: 'Note that the shop has read a complaint',
      answers: { 200: Complaint },
      refuses: ['not_found'],
    }),
    check('query', NamedIn),
    async (c) => {
      const id = c.req.param('id');
      await write(platform, (tx) => noteRead(tx, id, contextOf(c.get('actor'))));
      return c.json(await one(id, c.req.valid('query').lang));
    },
  );

  routes.post(
    '/:id/answer',
    staffRoute({
      summary:
        'Answer a complaint: by a credit, by bringing it once more, in words, or by a refusal with its reason',
      answers: { 201: Complaint },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('query', NamedIn),
    check('json', NewAnswer),
    async (c) => {
      const id = c.req.param('id');
      await write(platform, (tx) => answerComplaint(tx, id, c.req.valid('json'), contextOf(c.get('actor'))));
      return c.json(await one(id, c.req.valid('query').lang), 201);
    },
  );
  return routes;
}
