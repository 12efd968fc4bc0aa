import type { WriteContext } from '#catalogue/server/commands.ts';
import { addShelf, editShelf } from '#catalogue/server/commands/shelves/edit-shelf.ts';
import { mergeShelf } from '#catalogue/server/commands/shelves/merge-shelf.ts';
import { orderShelves, setCarousels } from '#catalogue/server/commands/shelves/order-shelves.ts';
import { staffShelves, publicShelves } from '#catalogue/server/queries/shelves/shelves.ts';
import {
  Carousels,
  EditedShelf,
  NewShelf,
  PublicShelves,
  ShelfMerger,
  ShelfOrder,
  StaffShelves,
} from '#catalogue/shelves/shelf-forms.ts';
import type { Tx } from '#db/schema.ts';
import { type SignedIn, forStaff } from '#identity/server/public.ts';
import { describe } from '#platform/http/describe.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';

const tag = 'Shelves';
const route = forStaff('catalogue', tag);

/** Public routes about the shelves, under `/api/shelves`. */
export const shelfRoutes = (platform: Platform) =>
  newRoutes().get(
    '/',
    describe({
      tag,
      summary: 'The shelves in their order, each followed by those inside it; and where merged ones lead',
      answers: { 200: PublicShelves },
    }),
    async (c) => {
      c.header('Cache-Control', 'public, max-age=0, must-revalidate');
      return c.json(await publicShelves(platform));
    },
  );

/** The shelves for staff, under `/api/shelves`. Each change answers all shelves as they are afterwards. */
export function shelfAdminRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const change = async (
    actor: WriteContext['actor'],
    command: (tx: Tx, doing: WriteContext) => Promise<unknown>,
  ) => {
    await write(platform, (tx) => command(tx, { actor, now: platform.clock.now() }));
    return staffShelves(platform.db);
  };

  routes.get(
    '/admin',
    route({
      summary: 'All shelves, hidden ones too, with how many products each has',
      answers: { 200: StaffShelves },
    }),
    async (c) => {
      personal(c);
      return c.json(await staffShelves(platform.db));
    },
  );

  routes.post(
    '/',
    route({ summary: 'Put up a shelf', answers: { 201: StaffShelves }, refuses: ['invalid'] }),
    check('json', NewShelf),
    async (c) => {
      const shelf = c.req.valid('json');
      return c.json(await change(c.get('actor'), (tx, doing) => addShelf(tx, shelf, doing)), 201);
    },
  );

  routes.put(
    '/order',
    route({
      summary: 'Put the shelves of a level in another order',
      answers: { 200: StaffShelves },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', ShelfOrder),
    async (c) => {
      const order = c.req.valid('json');
      return c.json(await change(c.get('actor'), (tx, doing) => orderShelves(tx, order, doing)));
    },
  );

  routes.put(
    '/carousels',
    route({
      summary: 'Choose which shelves have a carousel on the home page, in their order',
      answers: { 200: StaffShelves },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', Carousels),
    async (c) => {
      const carousels = c.req.valid('json');
      return c.json(await change(c.get('actor'), (tx, doing) => setCarousels(tx, carousels, doing)));
    },
  );

  routes.put(
    '/:value',
    route({
      summary: 'Edit a shelf: titles, picture, place, whether shoppers see it',
      answers: { 200: StaffShelves },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', EditedShelf),
    async (c) => {
      const [value, edited] = [c.req.param('value'), c.req.valid('json')];
      return c.json(await change(c.get('actor'), (tx, doing) => editShelf(tx, value, edited, doing)));
    },
  );

  routes.post(
    '/:value/merger',
    route({
      summary: 'Merge a shelf into another: its goods, the shelves inside it and its links go there',
      answers: { 200: StaffShelves },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', ShelfMerger),
    async (c) => {
      const [value, merger] = [c.req.param('value'), c.req.valid('json')];
      return c.json(await change(c.get('actor'), (tx, doing) => mergeShelf(tx, value, merger, doing)));
    },
  );
  return routes;
}
