import { createHash } from 'node:crypto';
import type { Paise } from '#base/figures/money.ts';
import type { Language } from '#base/language/language.ts';
import { cutPriceWith } from '#catalogue/catalogue.ts';
import { titlesByIds } from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import { changedBy, type PriceChange, type PriceChangeReport } from '#pricing/pricing.ts';
import { presentLine, type PricePair } from '#pricing/server/present.ts';
import { type PlannedLine, type PricedRow, pricedProducts } from '#pricing/server/queries.ts';

/** The result of a change of prices for the present products. */
export type PricePlan = { report: PriceChangeReport; lines: readonly PlannedLine[] };

const SHOWN = 200;

/** Computes what a change of prices would do, with the goods named in a language. Nothing is changed. */
export async function planPrices(db: Db | Tx, change: PriceChange, language: Language): Promise<PricePlan> {
  const rows = await pricedProducts(db, change.chosen);
  const all = rows.map((row): PlannedLine => ({ row, to: pricesAfter(row, change) }));
  const isAbove = ({ to }: PlannedLine): boolean => to.price_paise > to.cut_price_paise;
  const isSame = ({ row, to }: PlannedLine): boolean =>
    to.price_paise === row.price_paise && to.cut_price_paise === row.cut_price_paise;
  const above = all.filter(isAbove);
  const lines = all.filter((line) => !isAbove(line) && !isSame(line));
  const [shown, shownAbove] = [lines.slice(0, SHOWN), above.slice(0, SHOWN)];
  const ids = [...shown, ...shownAbove].map(({ row }) => row.id);
  const names = await titlesByIds(db, ids, language);
  const report = {
    preview: fingerprint(lines, change),
    done: false,
    chosen: all.length,
    changed: lines.length,
    same: all.length - above.length - lines.length,
    lines: shown.map((line) => presentLine(line, names)),
    above: shownAbove.map((line) => presentLine(line, names)),
  };
  return { report, lines };
}

function pricesAfter(row: PricedRow, { of, percent, round }: PriceChange): PricePair {
  const after = (amount: Paise): Paise => changedBy(amount, percent, round);
  const to = {
    price: of === 'cuttedprice' ? row.price_paise : after(row.price_paise),
    cuttedprice: of === 'price' ? row.cut_price_paise : after(row.cut_price_paise),
  };
  const cut = cutPriceWith(to, { ...row, price: row.price_paise, cuttedprice: row.cut_price_paise });
  return { price_paise: to.price, cut_price_paise: of === 'price' ? cut : to.cuttedprice };
}

/** The same products at the same revisions and the same change have the same fingerprint. */
function fingerprint(lines: readonly PlannedLine[], { of, percent, round }: PriceChange): string {
  const hash = createHash('sha256').update(JSON.stringify([of, percent, round]));
  for (const { row } of lines) hash.update(`${row.id} ${row.revision}\n`);
  return hash.digest('hex').slice(0, 32);
}
