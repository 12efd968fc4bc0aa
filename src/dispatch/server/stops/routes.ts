import { Failure } from '#base/failure.ts';
import type { Language } from '#base/language/language.ts';
import type { Tx } from '#db/schema.ts';
import { NamedRiders } from '#delivery/delivery.ts';
import { nameRiders, promiseOf, ridersOf, roundSeenBy, roundsSeenBy } from '#delivery/server/public.ts';
import {
  HousePlace,
  NewDoorPayment,
  NewTap,
  RoundSheet,
  SeenRounds,
  SheetQuestion,
  StopOrder,
} from '#dispatch/stops.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import { forAdmins, forStaff, type SignedIn } from '#identity/server/public.ts';
import { owedOnRound, roomsOf } from '#money/server/public.ts';
import type { FullOrder } from '#orders/server/public.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { orderStops, placeHouse } from './place-stops.ts';
import { doorPaymentInPaise, isNumberForRide, presentSheet } from './present.ts';
import { countStops, stopsOfRound } from './queries.ts';
import { recordTap, takeAtDoor } from './record-tap.ts';

const tag = 'Stops';
const forRiders = forStaff('rounds', tag);
const forOwner = forAdmins(tag);

/**
 * Routes of rounds under `/api/rounds`. Staff with the permission for orders see all rounds, riders only their own.
 * Changes answer with the new sheet.
 */
export function stopRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock, config } = platform;
  const sheetFor = async (actor: Actor, id: string, language: Language): Promise<RoundSheet> => {
    const now = clock.now();
    const round = await roundSeenBy(db, actor, id, now);
    const [riders, stops] = [await ridersOf(db, round), await stopsOfRound(db, id)];
    const customers = stops.map(({ order }) => order.user_id);
    const mayGiveCredit = isAllowed(actor, 'credit');
    const rooms = mayGiveCredit ? await roomsOf(db, customers) : undefined;
    const owing = mayGiveCredit ? await owedOnRound(db, customers, id) : undefined;
    const promised = { ...promiseOf(round), weekly: round.rule_id !== null };
    const isNumberTold = isAllowed(actor, 'orders')
      ? undefined
      : (order: FullOrder) => isNumberForRide(round, order, now);
    return presentSheet(promised, { riders, stops, language, rooms, owing, isNumberTold });
  };
  /** Changes a round that the actor may see. */
  const change = (actor: Actor, id: string, command: (tx: Tx) => Promise<void>, sent?: { id: string }) =>
    write(
      platform,
      async (tx) => {
        await roundSeenBy(tx, actor, id, clock.now());
        await command(tx);
      },
      { id: sent?.id },
    );

  routes.get(
    '/',
    forRiders({
      summary: 'The rounds of these days that I may see, soonest first',
      answers: { 200: SeenRounds },
    }),
    async (c) => {
      const rounds = await roundsSeenBy(db, c.get('actor'), clock.now());
      const counts = await countStops(
        db,
        rounds.map(({ id }) => id),
      );
      return c.json({
        rounds: rounds.map((round) => {
          const { round: id, ...promise } = promiseOf(round);
          return { id, ...promise, ...(counts.get(id) ?? { stops: 0, open: 0 }) };
        }),
      });
    },
  );

  routes.get(
    '/:id/sheet',
    forRiders({
      summary: 'A round’s sheet: its stops in their order, and its goods',
      answers: { 200: RoundSheet },
      refuses: ['invalid', 'not_found'],
    }),
    check('query', SheetQuestion),
    async (c) => c.json(await sheetFor(c.get('actor'), c.req.param('id'), c.req.valid('query').lang)),
  );

  routes.put(
    '/:id/stops',
    forRiders({
      summary: 'Put the stops into another order, for this round and those to come',
      answers: { 200: RoundSheet },
      refuses: ['invalid', 'not_found'],
    }),
    check('query', SheetQuestion),
    check('json', StopOrder),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      await change(actor, id, (tx) => orderStops(tx, id, c.req.valid('json').orders, clock.now()));
      return c.json(await sheetFor(actor, id, c.req.valid('query').lang));
    },
  );

  routes.put(
    '/:id/stops/:order/place',
    forRiders({
      summary: 'Say where a house is, by its degrees or a link to a map that has them',
      answers: { 200: RoundSheet },
      refuses: ['invalid', 'not_found'],
    }),
    check('query', SheetQuestion),
    check('json', HousePlace),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      const place = { order: c.req.param('order'), ...c.req.valid('json') };
      await change(actor, id, (tx) => placeHouse(tx, id, place, clock.now()));
      return c.json(await sheetFor(actor, id, c.req.valid('query').lang));
    },
  );

  routes.put(
    '/:id/riders',
    forOwner({
      summary: 'Name who carries a round out, or all rounds of its week',
      answers: { 200: RoundSheet },
      refuses: ['invalid', 'not_found'],
    }),
    check('query', SheetQuestion),
    check('json', NamedRiders),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      const doing = { actor, now: clock.now() };
      await write(platform, (tx) => nameRiders(tx, id, c.req.valid('json'), doing));
      return c.json(await sheetFor(actor, id, c.req.valid('query').lang));
    },
  );

  routes.post(
    '/:id/stops/:order/account-payments',
    forRiders({
      summary:
        'Note cash that was taken on the way against the account of a stop’s customer; safe to ask again by its id',
      answers: { 200: RoundSheet },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('query', SheetQuestion),
    check('json', NewDoorPayment),
    async (c) => {
      const [actor, id, order] = [c.get('actor'), c.req.param('id'), c.req.param('order')];
      if (!isAllowed(actor, 'credit'))
        throw new Failure('forbidden', /*office*/ 'Only staff with the job “Accounts” can take khata money.');
      const doing = { actor, now: clock.now() };
      const payment = doorPaymentInPaise(c.req.valid('json'));
      await change(actor, id, (tx) => takeAtDoor(tx, { round: id, order }, payment, doing), payment);
      return c.json(await sheetFor(actor, id, c.req.valid('query').lang));
    },
  );

  routes.post(
    '/:id/taps',
    forRiders({
      summary:
        'What happened at a door; safe to ask again by the tap’s id. One that contradicts what its phone had not seen is kept beside the others',
      answers: { 200: RoundSheet },
      refuses: ['invalid', 'not_found', 'conflict', 'out_of_stock', 'round_gone'],
    }),
    check('query', SheetQuestion),
    check('json', NewTap),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      const mayGiveCredit = isAllowed(actor, 'credit');
      const shop = { side: 'shop' as const, origin: originOf(config), mayGiveCredit };
      const context = { actor, now: clock.now(), ...shop };
      const tap = c.req.valid('json');
      const record = async (tx: Tx) =>
        recordTap(tx, await roundSeenBy(tx, actor, id, clock.now()), tap, context);
      await write(platform, record, { id: tap.id });
      return c.json(await sheetFor(actor, id, c.req.valid('query').lang));
    },
  );
  return routes;
}
