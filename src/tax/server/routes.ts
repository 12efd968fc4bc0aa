import * as v from 'valibot';
import { shopDay } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { type SignedIn, forStaff } from '#identity/server/public.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { NewRate, Rates, TaxGoods } from '#tax/rates.ts';
import { RegistrationForm, Registrations } from '#tax/registrations.ts';
import { addRate, endRate } from './own-rates.ts';
import { ownRates, papersUntil, readRegistrations } from './queries.ts';
import { addRegistration, editRegistration, removeRegistration } from './registrations.ts';
import { shippedRates } from './shipped-rates.ts';

const tag = 'tax';
const route = forStaff('tax', tag);
const catalogueRoute = forStaff('catalogue', tag);

/** Registrations and rates of goods, under `/api/tax`. Each change answers everything as it is afterwards. */
export function taxRoutes(platform: Platform) {
  const { db, clock } = platform;
  const routes = newRoutes<SignedIn['Variables']>();
  type Doing = Parameters<typeof addRate>[2];
  const change = (actor: Doing['actor'], command: (tx: Tx, doing: Doing) => Promise<void>) =>
    write(platform, (tx) => command(tx, { actor, now: clock.now() }));
  const registrations = async () => ({
    registrations: await readRegistrations(db),
    today: shopDay(clock.now()),
    papersUntil: await papersUntil(db),
  });
  const rates = async () => {
    const { goods, shipped } = shippedRates();
    return { goods: [...goods], shipped: [...shipped], own: await ownRates(db), today: shopDay(clock.now()) };
  };

  routes.get(
    '/registrations',
    route({ summary: 'How the shop stood to GST, from which day', answers: { 200: Registrations } }),
    async (c) => {
      personal(c);
      return c.json(await registrations());
    },
  );

  routes.post(
    '/registrations',
    route({
      summary: 'Write how the shop stands to GST from a day on; the same day corrects',
      answers: { 201: Registrations },
      refuses: ['invalid'],
    }),
    check('json', RegistrationForm),
    async (c) => {
      const form = c.req.valid('json');
      await change(c.get('actor'), (tx, doing) => addRegistration(tx, form, doing));
      return c.json(await registrations(), 201);
    },
  );

  routes.put(
    '/registrations/:id',
    route({
      summary: 'Correct answers under which no paper was drawn',
      answers: { 200: Registrations },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', RegistrationForm),
    async (c) => {
      const [id, form] = [c.req.param('id'), c.req.valid('json')];
      await change(c.get('actor'), (tx, doing) => editRegistration(tx, id, form, doing));
      return c.json(await registrations());
    },
  );

  routes.delete(
    '/registrations/:id',
    route({
      summary: 'Take answers away under which no paper was drawn',
      answers: { 200: Registrations },
      refuses: ['not_found', 'conflict'],
    }),
    async (c) => {
      const id = c.req.param('id');
      await change(c.get('actor'), (tx, doing) => removeRegistration(tx, id, doing));
      return c.json(await registrations());
    },
  );

  routes.get(
    '/rates',
    route({ summary: 'All rates: those that come with the shop, and the owner’s', answers: { 200: Rates } }),
    async (c) => {
      personal(c);
      return c.json(await rates());
    },
  );

  routes.post(
    '/rates',
    route({
      summary: 'Write a rate of the owner’s own, of goods or of the first digits of an HSN',
      answers: { 201: Rates },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', NewRate),
    async (c) => {
      const rate = c.req.valid('json');
      await change(c.get('actor'), (tx, doing) => addRate(tx, rate, doing));
      return c.json(await rates(), 201);
    },
  );

  routes.delete(
    '/rates/:id',
    route({
      summary: 'End a rate of the owner’s own from today on',
      answers: { 200: Rates },
      refuses: ['not_found'],
    }),
    async (c) => {
      const id = c.req.param('id');
      await change(c.get('actor'), (tx, doing) => endRate(tx, id, doing));
      return c.json(await rates());
    },
  );

  routes.get(
    '/goods',
    catalogueRoute({
      summary: 'The classes of goods that a product’s rate can follow from',
      answers: { 200: v.object({ goods: v.array(TaxGoods) }) },
    }),
    (c) => {
      personal(c);
      return c.json({ goods: [...shippedRates().goods] });
    },
  );
  return routes;
}
