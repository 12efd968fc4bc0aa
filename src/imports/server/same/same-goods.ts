import { setImmediate } from 'node:timers/promises';
import { parsePack } from '#base/figures/quantity.ts';
import type { Db } from '#db/schema.ts';
import type { Draft } from '#imports/server/layouts/draft.ts';
import { allKeys, type GoodsNames, isSameName, namesOf } from './goods-names.ts';

/** A product of the shop that the goods of a row may be. */
export type Offer = { id: string; title: string };

type Known = Offer & {
  sold_by: string;
  pack: string;
  brand: string;
  names: GoodsNames;
};

/** Tells which products of the shop the goods of a file may be. */
export type SameGoods = { offer(draft: Draft): Promise<Offer | undefined> };

const AT_ONCE = 200;

/**
 * Opens the names of the shop's goods, once a row without a code of its own needs them. Products that this import added
 * are none of those that were there before.
 */
export function openSameGoods(db: Db, importId: string): SameGoods {
  let opening: Promise<Book> | undefined;
  return {
    offer: async (draft) => {
      if (!draft.isMadeUp || draft.barcode !== '' || draft.isUpdate || draft.sameAs) return undefined;
      opening ??= readBook(db, importId);
      const book = await opening;
      if (book.byKey.size === 0) return undefined;
      if (book.skus.has(draft.sku) || (draft.formerSku && book.skus.has(draft.formerSku))) return undefined;
      return offerIn(book, draft);
    },
  };
}

type Book = { skus: Set<string>; byKey: Map<string, Known[]> };

function offerIn({ byKey }: Book, draft: Draft): Offer | undefined {
  const { title = '', brand = '' } = draft.says;
  const { title_hi = '', title_bn = '', alsoCalled = '' } = draft.details;
  const names = namesOf([title, title_hi, title_bn, ...alsoCalled.split(',')]);
  const { soldBy = 'piece' } = draft.selling ?? draft.suggestsSelling ?? {};
  const pack = draft.says.pack ?? draft.suggests.pack ?? '';
  for (const key of allKeys(names))
    for (const one of byKey.get(key) ?? [])
      if (
        one.sold_by === soldBy &&
        isSamePack(one.pack, pack) &&
        (brand === '' || one.brand === '' || brand.toLowerCase() === one.brand.toLowerCase()) &&
        isSameName(names, one.names)
      )
        return { id: one.id, title: one.title };
  return undefined;
}

function isSamePack(one: string, other: string): boolean {
  const [known, said] = [parsePack(one), parsePack(other)];
  return known?.amount === said?.amount && known?.measure === said?.measure;
}

async function readBook(db: Db, importId: string): Promise<Book> {
  const book: Book = { skus: new Set(), byKey: new Map() };
  for (let last = ''; ;) {
    const rows = await productsAfter(db, importId, last);
    const titles = await titlesOf(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) note(book, row, titles.get(row.id) ?? []);
    if (rows.length < AT_ONCE) return book;
    last = rows.at(-1)!.id;
    await setImmediate();
  }
}

const productsAfter = (db: Db, importId: string, last: string) =>
  db
    .selectFrom('products')
    .select(['id', 'sku', 'title', 'brand', 'also_called', 'pack', 'sold_by', 'draft', 'deactivated_at'])
    .where('id', '>', last)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('import_writes')
            .select('product_id')
            .whereRef('product_id', '=', 'products.id')
            .where('import_id', '=', importId)
            .where('kind', '=', 'added'),
        ),
      ),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();

async function titlesOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_texts')
    .select(['product_id', 'title'])
    .where('product_id', 'in', ids)
    .execute();
  const titles = new Map<string, string[]>();
  for (const { product_id, title } of rows)
    titles.set(product_id, [...(titles.get(product_id) ?? []), title]);
  return titles;
}

type Row = Awaited<ReturnType<typeof productsAfter>>[number];

function note({ skus, byKey }: Book, row: Row, titles: readonly string[]): void {
  skus.add(row.sku);
  // What the owner took out of the shop is not offered; a draft waits for its price.
  if (row.deactivated_at !== null && row.draft === 0) return;
  const names = namesOf([row.title, ...titles, ...row.also_called.split(',')]);
  const { id, title, sold_by, pack, brand } = row;
  const known = { id, title, sold_by, pack, brand, names };
  for (const key of allKeys(names)) {
    const there = byKey.get(key);
    if (there) there.push(known);
    else byKey.set(key, [known]);
  }
}
