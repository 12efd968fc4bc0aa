import { NamedIn } from '#base/fields.ts';
import type { Tx } from '#db/schema.ts';
import { type SignedIn, forAdmins } from '#identity/server/public.ts';
import { describe } from '#platform/http/describe.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { EditedHours, HoursNow, NewClosure, NewWeek } from '#settings/hours/hours.ts';
import { closeShop, editClosure, removeClosure, reopenShop, setWeek } from './edit-hours.ts';
import { editedHours, shownHours } from './queries.ts';

const tag = 'shop';
const route = forAdmins(tag);

/** Opening hours as everybody may read them, under `/api/shop`. */
export const hoursRoutes = (platform: Platform) =>
  newRoutes().get(
    '/hours',
    describe({
      tag,
      summary: 'The hours of the week, closed days from today on, and the shop’s clock',
      answers: { 200: HoursNow },
    }),
    check('query', NamedIn),
    async (c) => {
      c.header('Cache-Control', 'public, max-age=0, must-revalidate');
      const hours = await shownHours(platform, c.req.valid('query').lang);
      return c.json({ hours: hours ?? null, now: platform.clock.now() });
    },
  );

/** Hours and closed days for the owner, under `/api/shop`. Each change answers everything as it is afterwards. */
export function hoursAdminRoutes(platform: Platform) {
  const { db, clock } = platform;
  const routes = newRoutes<SignedIn['Variables']>();
  type Doing = Parameters<typeof reopenShop>[1];
  const change = async (actor: Doing['actor'], command: (tx: Tx, doing: Doing) => Promise<void>) => {
    await write(platform, (tx) => command(tx, { actor, now: clock.now() }));
    return editedHours(db, clock.now());
  };

  routes.get(
    '/hours/edit',
    route({ summary: 'Hours and closed days with their revision', answers: { 200: EditedHours } }),
    async (c) => {
      personal(c);
      return c.json(await editedHours(db, clock.now()));
    },
  );

  routes.put(
    '/hours',
    route({
      summary: 'Set the hours of every week, or take them away',
      answers: { 200: EditedHours },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', NewWeek),
    async (c) => {
      const week = c.req.valid('json');
      return c.json(await change(c.get('actor'), (tx, doing) => setWeek(tx, week, doing)));
    },
  );

  routes.post(
    '/closures',
    route({
      summary:
        'Close the shop: today, till a day, or on a holiday; rounds of these days do not go unless kept',
      answers: { 201: EditedHours },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', NewClosure),
    async (c) => {
      const closure = c.req.valid('json');
      return c.json(await change(c.get('actor'), (tx, doing) => closeShop(tx, closure, doing)), 201);
    },
  );

  routes.put(
    '/closures/:id',
    route({
      summary: 'Change closed days',
      answers: { 200: EditedHours },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', NewClosure),
    async (c) => {
      const [id, closure] = [c.req.param('id'), c.req.valid('json')];
      return c.json(await change(c.get('actor'), (tx, doing) => editClosure(tx, id, closure, doing)));
    },
  );

  routes.delete(
    '/closures/:id',
    route({ summary: 'Take closed days away', answers: { 200: EditedHours }, refuses: ['not_found'] }),
    async (c) => {
      const id = c.req.param('id');
      return c.json(await change(c.get('actor'), (tx, doing) => removeClosure(tx, id, doing)));
    },
  );

  routes.post(
    '/opening',
    route({ summary: 'Open the shop again today', answers: { 200: EditedHours } }),
    async (c) => c.json(await change(c.get('actor'), (tx, doing) => reopenShop(tx, doing))),
  );
  return routes;
}
