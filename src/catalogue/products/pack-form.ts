import * as v from 'valibot';
import { blankOr } from '#base/fields.ts';
import { SeenPacks } from './packs.ts';
import { sentDetails } from './product-details.ts';
import { neverAboveCutPrice, productFields } from './product-form.ts';
import { StaffProduct } from './staff-products.ts';

/** The message for a pack that nothing tells apart from the others. */
const PACK_OR_COLOUR = /*office*/ 'Write how much is in it, or its colour or size';

/**
 * Body of the short form for another pack: only what differs. Everything else is copied from the product that it is a
 * pack of. Without a cut price, it is the price.
 */
export const NewPack = v.pipe(
  v.strictObject({
    pack: productFields.pack,
    color: productFields.color,
    price: v.pipe(
      productFields.price,
      v.check((price) => price > 0, /*office*/ 'Price is required'),
    ),
    cuttedprice: blankOr(productFields.cuttedprice, 0),
    stock: productFields.stock,
    barcode: sentDetails.barcode,
    seen: v.optional(SeenPacks),
  }),
  v.forward(
    v.partialCheck([['pack'], ['color']], ({ pack, color }) => pack !== '' || color !== '', PACK_OR_COLOUR),
    ['pack'],
  ),
  v.forward(
    v.partialCheck(
      [['price'], ['cuttedprice']],
      ({ price, cuttedprice }) => cuttedprice === 0 || price <= cuttedprice,
      neverAboveCutPrice,
    ),
    ['price'],
  ),
  v.transform((given) => ({ ...given, cuttedprice: given.cuttedprice || given.price })),
);
export type NewPack = v.InferOutput<typeof NewPack>;

/** The packs of a family for staff, in their order, deactivated ones and drafts too. */
export const StaffPacks = v.object({ packs: v.array(StaffProduct) });
export type StaffPacks = v.InferOutput<typeof StaffPacks>;
