import { EditedProduct, NewProduct } from '#catalogue/products/product-form.ts';
import { Deactivated, StaffListing, StaffProduct, StaffQuery } from '#catalogue/products/staff-products.ts';
import { type SignedIn, forStaff } from '#identity/server/public.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { addProduct, deactivateProduct, editProduct, restoreProduct } from './commands.ts';
import { changing } from './commands/write-context.ts';
import { productsForStaff } from './queries/for-staff.ts';

const route = forStaff('catalogue', 'Products');

/** The back office's part of the catalogue, under `/api/products`; each route has its own guard. */
export function catalogueAdminRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const change = changing(platform);

  routes.get(
    '/admin',
    route({
      summary: 'A page of the products for the back office, deactivated ones by choice',
      answers: { 200: StaffListing },
      refuses: ['invalid'],
    }),
    check('query', StaffQuery),
    async (c) => {
      return c.json(await productsForStaff(platform, c.req.valid('query')));
    },
  );

  routes.post(
    '/addproduct',
    route({
      summary: 'Add a product',
      answers: { 201: StaffProduct },
      refuses: ['invalid'],
    }),
    check('json', NewProduct),
    async (c) => {
      const product = c.req.valid('json');
      return c.json(await change(c.get('actor'), (tx, context) => addProduct(tx, product, context)), 201);
    },
  );

  routes.put(
    '/editproduct/:id',
    route({
      summary:
        'Edit a product: the whole of it as it was handed out, changed; its revision guards against overwriting',
      answers: { 200: StaffProduct },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', EditedProduct),
    async (c) => {
      const [id, edited] = [c.req.param('id'), c.req.valid('json')];
      return c.json(await change(c.get('actor'), (tx, context) => editProduct(tx, id, edited, context)));
    },
  );

  routes.delete(
    '/deleteproduct/:id',
    route({
      summary: 'Deactivate a product: gone from the shop, kept for the orders that have it',
      answers: { 200: Deactivated },
      refuses: ['not_found'],
    }),
    async (c) => {
      const id = c.req.param('id');
      const product = await change(c.get('actor'), (tx, context) => deactivateProduct(tx, id, context));
      return c.json({ message: `${product.title} is deactivated`, product });
    },
  );

  routes.post(
    '/restoreproduct/:id',
    route({
      summary: 'Restore a deactivated product',
      answers: { 200: StaffProduct },
      refuses: ['not_found'],
    }),
    async (c) => {
      const id = c.req.param('id');
      return c.json(await change(c.get('actor'), (tx, context) => restoreProduct(tx, id, context)));
    },
  );

  return routes;
}
