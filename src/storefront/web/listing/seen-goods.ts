import { keep, readKept } from '#browser/storage.ts';
import type { Tile } from '#storefront/listing.ts';

/** `names` are those under which this device has shown the goods: a page of each language brings its own. */
type SeenTile = Tile & { at: number; names?: string };

const NAME = 'products';
const AT_MOST = 200;

/** All goods that this device keeps, those seen last first. */
export const readSeen = (): SeenTile[] => (readKept(NAME, 'local') ?? []) as SeenTile[];

/** Keeps the goods that a listing shows, for when there is no network; the newest ones seen, and not too many. */
export function rememberGoods(tiles: readonly Tile[]): void {
  if (tiles.length === 0) return;
  const at = Date.now();
  const older = new Map(readSeen().map((tile) => [tile._id, tile]));
  const fresh = tiles.map((tile) => {
    const { title = '', names = title } = older.get(tile._id) ?? {};
    older.delete(tile._id);
    return { ...tile, at, names: names.includes(tile.title) ? names : `${names} ${tile.title}` };
  });
  keep(NAME, [...fresh, ...older.values()].slice(0, AT_MOST), 'local');
}
