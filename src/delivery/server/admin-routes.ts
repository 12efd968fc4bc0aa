import type { Tx } from '#db/schema.ts';
import {
  AreaOrder,
  Areas,
  AreaVillages,
  EditedArea,
  NewArea,
  PlacesOutside,
  SeenRevision,
  VillageLines,
  VillageMove,
  VillagesAdded,
} from '#delivery/areas.ts';
import { Done } from '#identity/identity.ts';
import { type SignedIn, forAdmins, forStaff } from '#identity/server/public.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { addArea, type AreaContext, deleteArea, editArea, expectArea, orderAreas } from './edit-areas.ts';
import { addVillages, moveVillage, removeVillage } from './edit-villages.ts';
import { staffAreas, villagesOf } from './queries.ts';
import { placesOutside } from './state-line.ts';

const route = forAdmins('Delivery');
const taxRoute = forStaff('tax', 'Delivery');

/** The owner's areas and their villages, under `/api/delivery`. Changes of areas answer all of them. */
export function areaRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock } = platform;
  const change = <T>(
    actor: AreaContext['actor'],
    command: (tx: Tx, doing: AreaContext) => Promise<T>,
  ): Promise<T> => write(platform, (tx) => command(tx, { actor, now: clock.now() }));
  const allAreas = async () => ({ areas: await staffAreas(db) });

  routes.get(
    '/areas',
    route({ summary: 'All areas, with the first of their villages', answers: { 200: Areas } }),
    async (c) => {
      personal(c);
      return c.json(await allAreas());
    },
  );

  routes.get(
    '/outside',
    taxRoute({
      summary: 'Villages to which the shop may not deliver, because they lie in another state',
      answers: { 200: PlacesOutside },
    }),
    async (c) => {
      personal(c);
      return c.json(await placesOutside(db, clock.now()));
    },
  );

  routes.post(
    '/areas',
    route({ summary: 'Add an area', answers: { 201: Areas }, refuses: ['invalid'] }),
    check('json', NewArea),
    async (c) => {
      const area = c.req.valid('json');
      await change(c.get('actor'), (tx, doing) => addArea(tx, area, doing));
      return c.json(await allAreas(), 201);
    },
  );

  routes.put(
    '/areas/order',
    route({
      summary: 'Put the areas in another order',
      answers: { 200: Areas },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', AreaOrder),
    async (c) => {
      const order = c.req.valid('json');
      await change(c.get('actor'), (tx, doing) => orderAreas(tx, order, doing));
      return c.json(await allAreas());
    },
  );

  routes.put(
    '/areas/:id',
    route({
      summary: 'Edit an area: its name, fee, limits and note',
      answers: { 200: Areas },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', EditedArea),
    async (c) => {
      const [id, area] = [c.req.param('id'), c.req.valid('json')];
      await change(c.get('actor'), (tx, doing) => editArea(tx, id, area, doing));
      return c.json(await allAreas());
    },
  );

  routes.delete(
    '/areas/:id',
    route({
      summary: 'Delete an area with its villages, as it was seen',
      answers: { 200: Areas },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('query', SeenRevision),
    async (c) => {
      const [id, { revision }] = [c.req.param('id'), c.req.valid('query')];
      await change(c.get('actor'), (tx, doing) => deleteArea(tx, id, revision, doing));
      return c.json(await allAreas());
    },
  );

  routes.get(
    '/areas/:id/villages',
    route({
      summary: 'The villages of an area, in their order',
      answers: { 200: AreaVillages },
      refuses: ['not_found'],
    }),
    async (c) => {
      personal(c);
      const { id } = await expectArea(db, c.req.param('id'));
      return c.json({ villages: await villagesOf(db, id) });
    },
  );

  routes.post(
    '/areas/:id/villages',
    route({
      summary:
        'Add villages to an area: one a line, a pincode and the village; what is wrong is named by line',
      answers: { 200: VillagesAdded },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', VillageLines),
    async (c) => {
      const [id, lines] = [c.req.param('id'), c.req.valid('json')];
      return c.json(await change(c.get('actor'), (tx, doing) => addVillages(tx, id, lines, doing)));
    },
  );

  routes.put(
    '/villages/:id/area',
    route({
      summary: 'Move a village into another area',
      answers: { 200: Done },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', VillageMove),
    async (c) => {
      const [id, { area }] = [c.req.param('id'), c.req.valid('json')];
      await change(c.get('actor'), (tx, doing) => moveVillage(tx, id, area, doing));
      return c.json({ message: 'The village is in its new area.' });
    },
  );

  routes.delete(
    '/villages/:id',
    route({
      summary: 'Take a village out of its area',
      answers: { 200: Done },
      refuses: ['not_found'],
    }),
    async (c) => {
      await change(c.get('actor'), (tx, doing) => removeVillage(tx, c.req.param('id'), doing));
      return c.json({ message: 'The village is in no area now.' });
    },
  );
  return routes;
}
