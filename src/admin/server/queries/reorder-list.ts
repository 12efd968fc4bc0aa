import { proposedAmount, REORDER_DAYS, type ReorderLine, type ReorderList } from '#admin/reorder.ts';
import { quantityOf } from '#base/figures/amount.ts';
import type { Language } from '#base/language/language.ts';
import { after, shopDay } from '#base/time.ts';
import { inLanguage, runningOut } from '#catalogue/server/public.ts';
import type { Platform } from '#platform/platform.ts';
import { readSettings } from '#settings/server/public.ts';
import { soldOf } from './sales.ts';

const DAY = 24 * 60 * 60_000;
/** Longest list; a longer one is not read out to a wholesaler. */
const LISTED = 300;

/** Goods at their low limit or sold out, with their recent sales and the amount to order, by shelf. */
export async function reorderList(platform: Platform, language: Language): Promise<ReorderList> {
  const { db, clock } = platform;
  const { lowStock: level, name } = await readSettings(db);
  const { products: goods, total } = await runningOut(db, level, LISTED);
  const products = await inLanguage(platform, language, goods);
  const last = clock.now();
  const sold = await soldOf(
    db,
    products.map(({ _id }) => _id),
    { first: shopDay(after(last, (1 - REORDER_DAYS) * DAY)), last: shopDay(last) },
  );
  const lines = products.map((product) => {
    const { _id, title, pack, unit, soldBy, thumbnail, art, stock, soldOut } = product;
    // The daily sales count grams and millilitres of what goes by the kilo or litre.
    const inAmounts = sold.get(_id) ?? 0;
    const quantity = unit === 'kg' || unit === 'litres' ? quantityOf(inAmounts, 'weight') : inAmounts;
    const limit = product.lowStock ?? level;
    const proposed = proposedAmount({ sold: quantity, stock: soldOut ? 0 : stock, limit });
    const line: ReorderLine = {
      _id,
      title,
      pack,
      unit,
      soldBy,
      thumbnail,
      art,
      stock,
      soldOut,
      sold: quantity,
      proposed,
    };
    return { ...line, category: product.category, shelf: product.shelf };
  });
  return {
    shop: name,
    asOf: last,
    days: REORDER_DAYS,
    shelves: [...Map.groupBy(lines, ({ category }) => category)].map(([category, on]) => ({
      category,
      title: on[0]!.shelf,
      lines: on.map(({ category: _, shelf: __, ...line }) => line),
    })),
    more: total - products.length,
  };
}
