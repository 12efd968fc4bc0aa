import type { Context } from 'hono';
import { SLIP_SECRET } from '#complaints/limits.ts';
import { DueSlips, NewSlip, OwnSlip, SlipAnswer, SlipReceipt, TakenSlip } from '#complaints/slips/slips.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff, userJson, type WithActor } from '#identity/server/public.ts';
import { describe } from '#platform/http/describe.ts';
import { clientNetwork } from '#platform/http/limits/client-address.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { addSlip, answerSlip, confirmSlip, noSlip, type Sender, setSlipTold, takeSlip } from './commands.ts';
import { dueSlips, presentOwn, presentReceipt } from './present.ts';
import { slipById, slipByLink } from './queries.ts';

/** Complaints of the contact page, under `/api/complaints`: of guests, too. */
export function slipRoutes(platform: Platform) {
  const routes = newRoutes<WithActor['Variables']>();
  const { db, clock, config } = platform;

  const senderOf = async (c: Context<WithActor>): Promise<Sender> => {
    const actor = c.get('actor');
    if (!actor) return { network: clientNetwork(c, config.trustedProxies) };
    return { actor, phone: (await userJson(platform, actor.userId)).phone };
  };

  routes.post(
    '/told',
    describe({
      tag: 'shop',
      summary:
        'Complain to the shop without an order; answered with the complaint’s number and its two clocks',
      answers: { 201: SlipReceipt },
      refuses: ['invalid', 'too_many'],
    }),
    check('json', NewSlip),
    async (c) => {
      personal(c);
      const sender = await senderOf(c);
      const context = { now: clock.now(), origin: originOf(config) };
      const slip = await write(platform, (tx) => addSlip(tx, c.req.valid('json'), sender, context));
      return c.json(presentReceipt(slip), 201);
    },
  );

  routes.get(
    '/told/:number',
    describe({
      tag: 'shop',
      summary: `A complaint by its number and the secret of its link, which the header ${SLIP_SECRET} carries`,
      answers: { 200: OwnSlip },
      refuses: ['not_found'],
    }),
    async (c) => {
      personal(c);
      const slip = await slipByLink(db, c.req.param('number'), c.req.header(SLIP_SECRET) ?? '');
      if (!slip) throw noSlip();
      return c.json(presentOwn(slip));
    },
  );
  return routes;
}

const route = forStaff('payments', 'back office: orders');

/** All complaints by what is due, as staff confirm and answer them, under `/api/complaints`. */
export function slipStaffRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock, config } = platform;
  const contextOf = (actor: Actor) => ({ actor, now: clock.now(), origin: originOf(config) });

  routes.get(
    '/due',
    route({
      summary: 'Complaints that wait, by what is due next: to confirm in 48 hours, to settle in a month',
      answers: { 200: DueSlips },
    }),
    async (c) => {
      personal(c);
      return c.json(await dueSlips(db, contextOf(c.get('actor'))));
    },
  );

  routes.post(
    '/taken',
    route({
      summary: 'Type in the complaint of a caller; it may have come before now',
      answers: { 201: SlipReceipt },
      refuses: ['invalid'],
    }),
    check('json', TakenSlip),
    async (c) => {
      const context = contextOf(c.get('actor'));
      const slip = await write(platform, (tx) => takeSlip(tx, c.req.valid('json'), context));
      return c.json(presentReceipt(slip), 201);
    },
  );

  routes.post(
    '/slips/:id/confirmed',
    route({
      summary: 'Note that the shop confirmed a complaint to its sender',
      answers: { 200: DueSlips },
      refuses: ['not_found'],
    }),
    async (c) => {
      const id = c.req.param('id');
      if (!(await slipById(db, id))) throw noSlip();
      await write(platform, (tx) => confirmSlip(tx, id, contextOf(c.get('actor'))));
      return c.json(await dueSlips(db, contextOf(c.get('actor'))));
    },
  );

  routes.post(
    '/slips/:id/answer',
    route({
      summary: 'Answer in words a complaint that is not answered on an order’s page',
      answers: { 201: DueSlips },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', SlipAnswer),
    async (c) => {
      const { text } = c.req.valid('json');
      await write(platform, (tx) => answerSlip(tx, c.req.param('id'), text, contextOf(c.get('actor'))));
      return c.json(await dueSlips(db, contextOf(c.get('actor'))), 201);
    },
  );

  routes.post(
    '/slips/:id/told',
    route({
      summary: 'Note that the sender of a complaint was told the answer',
      answers: { 200: DueSlips },
      refuses: ['not_found'],
    }),
    async (c) => {
      await write(platform, (tx) => setSlipTold(tx, c.req.param('id'), clock.now()));
      return c.json(await dueSlips(db, contextOf(c.get('actor'))));
    },
  );
  return routes;
}
