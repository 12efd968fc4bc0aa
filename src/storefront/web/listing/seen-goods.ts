import { keep, readKept } from '#browser/storage.ts';
import { artOf, isNarrow } from '#catalogue/catalogue.ts';
import type { Asked, Shelf, Tile } from '#storefront/listing.ts';

/** Goods as this device last saw them, and when. */
export type SeenGoods = { at: number; tiles: Tile[] };

type SeenTile = Tile & { at: number };

const NAME = 'products';
const AT_MOST = 200;

const readAll = (): SeenTile[] => (readKept(NAME, 'local') ?? []) as SeenTile[];

/** Keeps the goods that a listing shows, for when there is no network; the newest ones seen, and not too many. */
export function rememberGoods(tiles: readonly Tile[]): void {
  if (tiles.length === 0) return;
  const at = Date.now();
  const fresh = new Set(tiles.map(({ _id }) => _id));
  const older = readAll().filter(({ _id }) => !fresh.has(_id));
  keep(NAME, [...tiles.map((tile) => ({ ...tile, at })), ...older].slice(0, AT_MOST), 'local');
}

/** The goods of a listing that this device has seen; `at` is when the oldest of them was seen. */
export function goodsSeen(asked: Asked, shelves: readonly Shelf[]): SeenGoods | undefined {
  const active = new Set(asked.active);
  const around = new Map(shelves.map(({ value, parent }) => [value, parent]));
  const isActive = (category: string): boolean =>
    active.size === 0 || active.has(category) || active.has(around.get(category) ?? '');
  const words = asked.q.toLowerCase();
  // A filtered listing is not guessed, because prices and brands may have changed since.
  if (isNarrow(asked.filter)) return undefined;
  const tiles = readAll()
    .filter(({ category, title }) => isActive(category) && title.toLowerCase().includes(words))
    // Goods kept by an old page name no drawing.
    .map((tile) => ({ ...tile, art: artOf(tile.art ?? tile.category) }));
  return tiles.length > 0 ? { tiles, at: Math.min(...tiles.map(({ at }) => at)) } : undefined;
}
