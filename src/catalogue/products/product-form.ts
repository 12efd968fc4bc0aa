import * as v from 'valibot';
import { blankable, blankOr } from '#base/fields.ts';
import { SOLD_BY } from '#base/figures/amount.ts';
import { parsePack } from '#base/figures/quantity.ts';
import { rupeesUpTo } from '#base/figures/rupees.ts';
import { readSelling, type SaidOfSelling, type SoldBefore } from '#catalogue/selling/selling.ts';
import { PictureAddress } from '#media/media.ts';
import { sentDetails } from './product-details.ts';
import { CategorySchema, GOODS_CEILING, keepable, UnitSchema } from './product.ts';

const text = (most: number) =>
  v.pipe(v.string(), v.trim(), keepable, v.maxLength(most, /*i18n*/ `At most ${most} letters`));
const required = (most: number, message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    keepable,
    v.nonEmpty(message),
    v.maxLength(most, /*i18n*/ `At most ${most} letters`),
  );

/** A rupee amount: a number, or the digits of one as a form sends them; at most two decimals. */
const rupees = (name: string) =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}(\.\d+)?$/), v.transform(Number))],
      /*office: Price | Cutted Price | Discount*/ `${name} is required`,
    ),
    rupeesUpTo(GOODS_CEILING, {
      tooLow: /*office: Price | Cutted Price | Discount*/ `${name} cannot be below zero`,
      tooHigh: /*office: Price | Cutted Price | Discount*/ `${name} is too large`,
      parts: /*office: Price | Cutted Price | Discount*/ `${name} has at most two decimals`,
    }),
  );
/** A quantity in the product's unit. Whether parts of a unit are allowed depends on how it is sold. */
const quantity = (name: string) =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}(\.\d{1,3})?$/), v.transform(Number))],
      /*office: Stock | The least | The step*/ `${name} must be a number`,
    ),
    v.minValue(0, /*office: Stock | The least | The step*/ `${name} cannot be below zero`),
    v.maxValue(GOODS_CEILING, /*office: Stock | The least | The step*/ `${name} is too large`),
  );
const rating = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d(\.\d+)?$/), v.transform(Number))],
    /*office*/ 'Rating must be a number',
  ),
  v.minValue(0, /*office*/ 'Rating must be from 0 to 5'),
  v.maxValue(5, /*office*/ 'Rating must be from 0 to 5'),
);

/** A number that a client sends back as it was handed out. */
const seen = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER / 2));
const seenWhole = v.pipe(seen, v.integer());

/** Content of a pack, as the owner writes it; empty for goods without one. */
export const PackText = v.pipe(
  text(30),
  v.check(
    (given) => given === '' || parsePack(given) !== undefined,
    /*office*/ 'Write the pack as 500 g, 1 l or 6 pieces',
  ),
);

/** The fields of a product that forms send. */
export const productFields = {
  title: required(200, /*office*/ 'Title is required'),
  description: required(5000, /*office*/ 'Description is required'),
  thumbnail: v.optional(PictureAddress, ''),
  price: rupees('Price'),
  cuttedprice: rupees('Cutted Price'),
  discount: rupees('Discount'),
  category: CategorySchema,
  brand: v.optional(text(100), ''),
  unit: UnitSchema,
  /** Left empty, stock is not counted: the product can always be ordered. 0 means sold out. */
  stock: blankable(quantity('Stock')),
  /** The given stock is counted. */
  counted: v.optional(
    v.union([
      v.boolean(),
      v.pipe(
        v.picklist(['true', 'false']),
        v.transform((said) => said === 'true'),
      ),
    ]),
  ),
  soldBy: v.optional(v.picklist(['', ...SOLD_BY], /*office*/ 'Choose how it is sold')),
  least: blankable(quantity('The least')),
  step: blankable(quantity('The step')),
  rating: blankOr(rating, 0),
  color: v.optional(text(50), ''),
  sku: v.optional(text(100), ''),
  pack: v.optional(PackText, ''),
};

/** Refuses, at its field, what does not fit how the goods are sold. */
const sellable = <Said extends SaidOfSelling>(before?: SoldBefore) =>
  v.rawCheck<Said>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const read = readSelling(value, before);
    if (!('field' in read)) return;
    const { field: key, message } = read;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] });
  });

/** Fields that are handed out with a product, and that an edit may send back but never changes. */
const handedOut = {
  family: v.optional(v.string()),
  soldOut: v.optional(v.boolean()),
  backOn: v.optional(v.string()),
  draft: v.optional(v.boolean()),
  edited: v.optional(v.array(v.string())),
};

/** The message at a price above the cut price. */
export const neverAboveCutPrice = /*office*/ 'The price must not be above the cut price';

/** Body of the add-product form. `discount` is read but never kept: the saving is cuttedprice − price. */
export const NewProduct = v.pipe(
  v.strictObject({ ...productFields, ...sentDetails }),
  v.forward(
    v.partialCheck(
      [['price'], ['cuttedprice']],
      ({ price, cuttedprice }) => price <= cuttedprice,
      neverAboveCutPrice,
    ),
    ['price'],
  ),
  sellable(),
);
type New = v.InferOutput<typeof NewProduct>;
export type NewProduct = Omit<New, 'least' | 'step' | 'stock'> &
  Partial<Pick<New, 'least' | 'step' | 'stock'>>;

/**
 * Body of the edit form: the whole product as it was handed out; only the writable fields are read. The check of its
 * prices needs the product before the edit: see `editedProductOf`.
 */
export const EditedProduct = v.strictObject({
  ...productFields,
  ...sentDetails,
  ...handedOut,
  _id: v.optional(v.string()),
  shelf: v.optional(v.string()),
  way: v.optional(v.array(v.unknown())),
  art: v.optional(v.string()),
  each: v.optional(v.unknown()),
  few: v.optional(v.boolean()),
  id: v.optional(v.string()),
  /** The revision as handed out, so that no other edit is overwritten. */
  revision: blankable(seenWhole),
  active: v.optional(v.boolean()),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
  /** As handed out: what was ordered since is taken off the stock that was typed. */
  sold: blankable(seen),
  /** For how many milliseconds the edit waited on the sender's device, where there was no network. */
  waited: v.optional(v.number()),
});

type Edited = v.InferOutput<typeof EditedProduct>;
type Optional = 'revision' | 'sold' | 'least' | 'step' | 'stock';
export type EditedProduct = Omit<Edited, Optional> & Partial<Pick<Edited, Optional>>;

/** The two prices of a product, both in rupees or both in paise. */
export type PricePair<Amount extends number = number> = { price: Amount; cuttedprice: Amount };

/** Fields that tell if a product is packed. */
export type Packed = { pack: string; barcode?: string | null };

/** True for goods with a printed MRP. It is their cut price, and only the owner's typing raises it. */
const hasMrp = ({ pack, barcode }: Packed): boolean => pack !== '' || Boolean(barcode);

/**
 * The cut price that goes with an edited price. Where goods have no MRP, a cut price equal to the price means no
 * offer, so it rises with the price. Lowering only the price leaves the cut price, which makes an offer. A cut price
 * that was typed stays.
 */
export const cutPriceWith = <Amount extends number>(
  { price, cuttedprice }: PricePair<Amount>,
  before: PricePair<Amount> & Packed,
): Amount =>
  !hasMrp(before) &&
  before.price === before.cuttedprice &&
  cuttedprice === before.cuttedprice &&
  price > cuttedprice
    ? price
    : cuttedprice;

/** The schema of an edit of this product: an equal cut price rises with the price, and none is below it. */
export const editedProductOf = (before: PricePair & SoldBefore & Packed) =>
  v.pipe(
    EditedProduct,
    v.transform((product) => ({ ...product, cuttedprice: cutPriceWith(product, before) })),
    v.forward(
      v.partialCheck(
        [['price'], ['cuttedprice']],
        ({ price, cuttedprice }) => price <= cuttedprice,
        neverAboveCutPrice,
      ),
      ['price'],
    ),
    sellable(before),
  );
