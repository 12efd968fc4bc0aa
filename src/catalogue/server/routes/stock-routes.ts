import * as v from 'valibot';
import { figures } from '#base/fields.ts';
import { NewPack, StaffPacks } from '#catalogue/products/pack-form.ts';
import { Family } from '#catalogue/products/packs.ts';
import { BarcodeHolder, StaffProduct, WholeProduct } from '#catalogue/products/staff-products.ts';
import { MadeLoose, MakeLoose } from '#catalogue/selling/make-loose.ts';
import { addPack } from '#catalogue/server/commands/add-pack.ts';
import { expectFamily, groupPacks, ungroupPack } from '#catalogue/server/commands/families.ts';
import { receiveGoods, setSoldOut } from '#catalogue/server/commands/keep-stock.ts';
import { makeLoose } from '#catalogue/server/commands/make-loose.ts';
import { editDetails } from '#catalogue/server/commands/product-details.ts';
import { changing } from '#catalogue/server/commands/write-context.ts';
import {
  familyForStaff,
  productWithBarcode,
  wholeProduct,
} from '#catalogue/server/queries/product-details.ts';
import { EditedDetails, Receipt, SoldOut } from '#catalogue/stock/stock-keeping.ts';
import { forStaff, type SignedIn } from '#identity/server/public.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import { toldOnce } from '#platform/once/once.ts';
import type { Platform } from '#platform/platform.ts';

const route = forStaff('catalogue', 'Products');

/** Packs, labels and what comes into the shop, under `/api/products`; each route has its own guard. */
export function stockRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db } = platform;
  const change = changing(platform);

  routes.get(
    '/admin/:id',
    route({
      summary: 'A product whole: with its label and its words in other languages',
      answers: { 200: WholeProduct },
      refuses: ['not_found'],
    }),
    async (c) => c.json(await wholeProduct(db, c.req.param('id'))),
  );

  routes.put(
    '/admin/:id/details',
    route({
      summary: 'Change some details of a product; what is not sent stays',
      answers: { 200: WholeProduct },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', EditedDetails),
    async (c) => {
      const [id, sent] = [c.req.param('id'), c.req.valid('json')];
      return c.json(await change(c.get('actor'), (tx, context) => editDetails(tx, id, sent, context)));
    },
  );

  routes.post(
    '/loose',
    route({
      summary:
        'Make goods that are sold by whole kilos, litres or grams loose goods; without `confirmed` it only says what would change',
      answers: { 200: MadeLoose },
      refuses: ['invalid'],
    }),
    check('json', MakeLoose),
    async (c) => {
      const context = { actor: c.get('actor'), now: platform.clock.now() };
      const wanted = c.req.valid('json');
      const make = () => makeLoose(db, wanted, context);
      return c.json(await (wanted.confirmed ? toldOnce(platform, make) : make()));
    },
  );

  routes.put(
    '/families',
    route({
      summary: 'Make products the packs of one family, in this order',
      answers: { 200: v.object({ family: v.string() }) },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', Family),
    async (c) => {
      const { packs, seen } = c.req.valid('json');
      return c.json({
        family: await change(c.get('actor'), async (tx, context) => {
          if (seen) await expectFamily(tx, seen);
          return groupPacks(tx, packs, context);
        }),
      });
    },
  );

  routes.get(
    '/barcodes/:digits',
    route({
      summary: 'The product that has a barcode, in the shop or not; null when none has it',
      answers: { 200: BarcodeHolder },
      refuses: ['invalid'],
    }),
    check('param', v.object({ digits: figures })),
    async (c) => c.json({ product: await productWithBarcode(db, c.req.valid('param').digits) }),
  );

  routes.get(
    '/admin/:id/packs',
    route({
      summary: 'The packs of a product’s family, deactivated ones too; alone, the product is its only pack',
      answers: { 200: StaffPacks },
      refuses: ['not_found'],
    }),
    async (c) => c.json({ packs: await familyForStaff(db, c.req.param('id')) }),
  );

  routes.post(
    '/admin/:id/packs',
    route({
      summary:
        'Add another pack of a product: with its own size, price, stock and barcode, else as the product is',
      answers: { 201: StaffPacks },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', NewPack),
    async (c) => {
      const [id, pack] = [c.req.param('id'), c.req.valid('json')];
      return c.json(
        { packs: await change(c.get('actor'), (tx, context) => addPack(tx, id, pack, context)) },
        201,
      );
    },
  );

  routes.delete(
    '/families/:product',
    route({
      summary: 'Take a product out of its family',
      answers: { 200: WholeProduct },
      refuses: ['not_found'],
    }),
    async (c) => {
      const id = c.req.param('product');
      await change(c.get('actor'), (tx, context) => ungroupPack(tx, id, context));
      return c.json(await wholeProduct(db, id));
    },
  );

  routes.post(
    '/admin/:id/receipts',
    route({
      summary: 'Add goods that came in to the stock, with what one of them cost',
      answers: { 200: StaffProduct },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', Receipt),
    async (c) => {
      const [id, receipt] = [c.req.param('id'), c.req.valid('json')];
      return c.json(await change(c.get('actor'), (tx, context) => receiveGoods(tx, id, receipt, context)));
    },
  );

  routes.put(
    '/admin/:id/soldout',
    route({
      summary: 'Say that a product is sold out, and when it comes back; or that it is there again',
      answers: { 200: StaffProduct },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', SoldOut),
    async (c) => {
      const [id, said] = [c.req.param('id'), c.req.valid('json')];
      return c.json(await change(c.get('actor'), (tx, context) => setSoldOut(tx, id, said, context)));
    },
  );

  return routes;
}
