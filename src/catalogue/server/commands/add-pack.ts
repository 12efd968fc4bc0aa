import { Failure } from '#base/failure.ts';
import { isLoose } from '#base/figures/amount.ts';
import { parsePack } from '#base/figures/quantity.ts';
import type { NewPack } from '#catalogue/products/pack-form.ts';
import type { NewProduct } from '#catalogue/products/product-form.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { presentForStaff, type StaffRow } from '#catalogue/server/present.ts';
import { readDetails, familyRows, findProduct } from '#catalogue/server/queries/product-details.ts';
import type { Tx } from '#db/schema.ts';
import { addProduct } from '../commands.ts';
import { expectFamily, groupPacks } from './families.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Puts another pack of a product on the shelf: what the product says, with the pack's own size, price, stock and barcode.
 * It stands in the product's family where its size belongs. Answers the family.
 */
export async function addPack(
  tx: Tx,
  id: string,
  { seen, ...own }: NewPack,
  context: WriteContext,
): Promise<StaffProduct[]> {
  if (seen) await expectFamily(tx, seen);
  const product = await findProduct(tx, id);
  if (product.draft === 1)
    throw new Failure('conflict', /*office*/ 'This draft has no price yet. Edit it first.');
  const added = await addProduct(tx, await packOf(tx, product, own), context);
  const family = await familyRows(tx, product);
  await groupPacks(tx, placed(family, added), context);
  return (await familyRows(tx, await findProduct(tx, id))).map(presentForStaff);
}

/** A pack as the add-product form would send it. The purchase price of one pack says nothing about another. */
async function packOf(tx: Tx, row: StaffRow, own: Omit<NewPack, 'seen'>): Promise<NewProduct> {
  const { description, category, brand, thumbnail, rating, mark, origin, ...of } = presentForStaff(row);
  const { purchasePrice: _, ...details } = (await readDetails(tx, [row.id])).get(row.id)!;
  return {
    ...details,
    description,
    category,
    brand,
    thumbnail,
    rating,
    mark,
    origin,
    alsoCalled: of.alsoCalled,
    ...(!isLoose(row.sold_by) && { lowStock: of.lowStock, mostPerOrder: of.mostPerOrder }),
    title: retitled(of.title, of.pack, own.pack),
    price: own.price,
    cuttedprice: own.cuttedprice,
    discount: 0,
    unit: 'item',
    soldBy: 'piece',
    stock: own.stock,
    pack: own.pack,
    color: own.color || of.color,
    sku: '',
    ...(own.barcode && { barcode: own.barcode }),
  };
}

/** The title of another pack: a size in it is replaced by the other pack's. */
const retitled = (title: string, pack: string, other: string): string =>
  pack && other && title.includes(pack) ? title.replace(pack, other) : title;

/** The family with a new pack: before the first one that is larger, or at the end. */
function placed(family: readonly StaffRow[], added: StaffProduct): string[] {
  const size = parsePack(added.pack);
  const isLarger = ({ pack }: StaffRow): boolean => {
    const other = parsePack(pack);
    return Boolean(size && other && other.measure === size.measure && other.amount > size.amount);
  };
  const at = family.findIndex(isLarger);
  return family.map(({ id }) => id).toSpliced(at < 0 ? family.length : at, 0, added._id);
}
