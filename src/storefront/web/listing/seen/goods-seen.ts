import { artOf, isNarrow } from '#catalogue/catalogue.ts';
import type { Asked, Shelf, Tile } from '#storefront/listing.ts';
import { readSeen } from './seen-goods.ts';

/** Goods as this device last saw them, and when. */
export type SeenGoods = { at: number; tiles: Tile[] };

/**
 * The goods of a listing that this device has seen: all words that are searched for are in their names. `at` is when the oldest
 * of them was seen.
 */
export function goodsSeen(asked: Asked, shelves: readonly Shelf[]): SeenGoods | undefined {
  const active = new Set(asked.active);
  const around = new Map(shelves.map(({ value, parent }) => [value, parent]));
  const isActive = (category: string): boolean =>
    active.size === 0 || active.has(category) || active.has(around.get(category) ?? '');
  const words = asked.q.toLowerCase().replaceAll(/["“”]/g, '').trim().split(/\s+/);
  // A filtered listing is not guessed, because prices and brands may have changed since.
  if (isNarrow(asked.filter)) return undefined;
  const tiles = readSeen()
    .filter(({ category, title, names = title }) => {
      const said = names.toLowerCase();
      return isActive(category) && words.every((word) => said.includes(word));
    })
    // Goods kept by an old page name no drawing.
    .map((tile) => ({ ...tile, art: artOf(tile.art ?? tile.category) }));
  return tiles.length > 0 ? { tiles, at: Math.min(...tiles.map(({ at }) => at)) } : undefined;
}
