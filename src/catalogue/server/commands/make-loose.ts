import { Failure } from '#base/failure.ts';
import { fromRupees, times, toRupees } from '#base/figures/money.ts';
import type { EditedProduct } from '#catalogue/products/product-form.ts';
import { GOODS_CEILING } from '#catalogue/products/product.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import type { MadeLoose, MakeLoose } from '#catalogue/selling/make-loose.ts';
import { readSelling } from '#catalogue/selling/selling.ts';
import { editProduct } from '#catalogue/server/commands.ts';
import { presentForStaff, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import { readDetails } from '#catalogue/server/queries/product-details.ts';
import type { Db } from '#db/schema.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { WriteContext } from './write-context.ts';

type Line = MadeLoose['lines'][number];
type Rule = Pick<MakeLoose, 'least' | 'step'>;

const TRIES = 3;
const GRAMS = 1000;

/**
 * Makes goods loose, or says what would become of them. Each product is a transaction of its own, so that an order waits
 * for one at most; what is sold meanwhile is taken off what is left, in the new measure.
 */
export async function makeLoose(
  db: Db,
  { products, least, step, confirmed }: MakeLoose,
  context: WriteContext,
): Promise<MadeLoose> {
  const made: MadeLoose = { lines: [], left: [] };
  const known = await productsNamed(
    db,
    products.map(({ _id }) => _id),
  );
  for (const { _id, revision } of products) {
    const product = known.get(_id);
    if (!product) continue;
    const planned = planOf(product, { least, step });
    const outcome =
      confirmed && 'to' in planned
        ? await madeLoose(db, { ...planned, revision }, { least, step }, context)
        : planned;
    if ('to' in outcome) made.lines.push(outcome);
    else made.left.push(outcome);
  }
  return made;
}

type Left = MadeLoose['left'][number];

/** Plans the change of a product; or the reason to leave it. */
function planOf(product: StaffProduct, rule: Rule): Line | Left {
  const { _id, title, revision, unit, price, cuttedprice, stock, least, step } = product;
  const why = whyNot(product);
  if (why) return { _id, title, why };
  const isGrams = unit === 'gram';
  const units = isGrams ? 1 / GRAMS : 1;
  const to = {
    unit: isGrams ? ('kg' as const) : unit,
    price: isGrams ? ofAKilo(price) : price,
    cuttedprice: isGrams ? ofAKilo(cuttedprice) : cuttedprice,
    stock: Math.round(stock * units * GRAMS) / GRAMS,
  };
  if (to.cuttedprice > GOODS_CEILING)
    return { _id, title, why: 'A kilo of it would cost more than a price may' };
  const selling = readSelling({ ...to, ...rule, soldBy: soldByOf(to.unit) });
  if ('field' in selling) return { _id, title, why: selling.message };
  const from = { unit, price, cuttedprice, stock, least, step };
  const { least: most, step: steps } = selling;
  return {
    _id,
    title,
    revision,
    from,
    to: { ...to, least: most / GRAMS, step: steps / GRAMS },
  };
}

const soldByOf = (unit: string): 'weight' | 'volume' => (unit === 'litres' ? 'volume' : 'weight');

const ofAKilo = (rupees: number): number => toRupees(times(fromRupees(rupees), GRAMS));

function whyNot({ unit, soldBy, pack, draft, family }: StaffProduct): string | undefined {
  if (soldBy !== 'piece') return /*office*/ 'This product is already sold loose';
  if (unit === 'item') return /*office*/ 'This product is sold by the item';
  if (pack !== '' || family !== '') return /*office*/ 'This product comes in packs';
  return draft ? 'It is a draft' : undefined;
}

async function madeLoose(
  db: Db,
  planned: Omit<Line, 'revision'> & { revision: number | undefined },
  rule: Rule,
  context: WriteContext,
): Promise<Line | Left> {
  const { _id, title, revision } = planned;
  for (let attempt = 1; ; attempt += 1) {
    const product = (await productsNamed(db, [_id])).get(_id);
    const plan = product && planOf(product, rule);
    if (!product || !plan || !('to' in plan)) return plan ?? { _id, title, why: 'It is not there any more' };
    if (revision !== undefined && revision !== product.revision)
      return { _id, title, why: 'Somebody changed it meanwhile' };
    try {
      const edited = await editedAs(db, product, plan);
      await inTransaction(db, (tx) => editProduct(tx, _id, edited, context));
      return plan;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // Something of it was sold between reading and writing.
      if (error.code === 'conflict' && attempt < TRIES) continue;
      return { _id, title, why: error.message };
    }
  }
}

/** The product as a form would send it, sold loose. What one gram cost is what a kilo costs, a thousand times. */
async function editedAs(db: Db, product: StaffProduct, { to }: Line): Promise<EditedProduct> {
  const { title, description, thumbnail, category, brand, rating, color, sku, pack, revision, sold } =
    product;
  const { purchasePrice } = (await readDetails(db, [product._id])).get(product._id)!;
  return {
    title,
    description,
    thumbnail,
    category,
    brand,
    rating,
    color,
    sku,
    pack,
    revision,
    sold,
    ...to,
    discount: 0,
    soldBy: soldByOf(to.unit),
    ...(product.unit === 'gram' && purchasePrice !== null && { purchasePrice: purchasePrice * GRAMS }),
  };
}

async function productsNamed(db: Db, ids: readonly string[]): Promise<Map<string, StaffProduct>> {
  const rows = await db.selectFrom('products').select(STAFF_COLUMNS).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, presentForStaff(row)]));
}
