import { toRupees } from '#base/figures/money.ts';
import type { Db } from '#db/schema.ts';
import { type RowRead, rowsReader } from '#imports/server/read-drafts.ts';
import type { MarginPrices } from '#imports/staged.ts';
import { importById, readingOf } from './import-row.ts';
import { readInTurns, rowsOfPart } from './rows-of-part.ts';

/** The prices that the margin makes, of one part of a file. The parts before it are read, too: rows depend on earlier ones. */
export async function marginPrices(db: Db, id: string, part: number): Promise<MarginPrices> {
  const found = await importById(db, id);
  const read = rowsReader(readingOf(found));
  let rows: RowRead[] = [];
  const last = Math.min(part, found.parts - 1);
  for (let at = 0; at <= last; at += 1) rows = await readInTurns(await rowsOfPart(db, id, at), read);
  return { prices: rows.flatMap(priced), next: last + 1 < found.parts ? last + 1 : null };
}

function priced(read: RowRead): MarginPrices['prices'] {
  if (!('draft' in read) || read.draft.boughtFor === undefined) return [];
  const { row, sku, barcode, says, suggests, boughtFor } = read.draft;
  const { title, unit = 'item', pack = '', price_paise } = { ...suggests, ...says };
  if (price_paise === undefined) return [];
  return [
    {
      row,
      title: title ?? (sku || barcode),
      unit,
      pack,
      purchasePrice: toRupees(boughtFor),
      price: toRupees(price_paise),
    },
  ];
}
