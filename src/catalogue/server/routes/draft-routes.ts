import * as v from 'valibot';
import { NewDrafts, SavedDraft } from '#catalogue/products/draft-form.ts';
import { StaffProduct } from '#catalogue/products/staff-products.ts';
import { addDrafts, discardDraft, saveDraft } from '#catalogue/server/commands/drafts.ts';
import { changing } from '#catalogue/server/commands/write-context.ts';
import { forStaff, type SignedIn } from '#identity/server/public.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';

const route = forStaff('catalogue', 'Products');

/** Products that wait for what is missing, under `/api/products/drafts`; each route has its own guard. */
export function draftRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const change = changing(platform);

  routes.post(
    '/',
    route({
      summary:
        'Make drafts, as of several photos: each in the shop once it is edited and has a name and a price',
      answers: { 201: v.object({ products: v.array(StaffProduct) }) },
      refuses: ['invalid'],
    }),
    check('json', NewDrafts),
    async (c) => {
      const drafts = c.req.valid('json');
      return c.json(
        { products: await change(c.get('actor'), (tx, context) => addDrafts(tx, drafts, context)) },
        201,
      );
    },
  );

  routes.put(
    '/:id',
    route({
      summary: 'Save what is known of a draft, which stays a draft; what is not sent stays',
      answers: { 200: StaffProduct },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', SavedDraft),
    async (c) => {
      const [id, draft] = [c.req.param('id'), c.req.valid('json')];
      return c.json(await change(c.get('actor'), (tx, context) => saveDraft(tx, id, draft, context)));
    },
  );

  routes.delete(
    '/:id',
    route({
      summary: 'Throw a draft away',
      answers: { 200: v.object({ message: v.string() }) },
      refuses: ['not_found', 'conflict'],
    }),
    async (c) => {
      const id = c.req.param('id');
      await change(c.get('actor'), (tx, context) => discardDraft(tx, id, context));
      return c.json({ message: 'The draft is gone.' });
    },
  );
  return routes;
}
