import type { Meant } from './thing.ts';

/** In Latin letters, a name of one region may be the beginning of another word. */
export const REGIONAL = 0.8;
/** From here on a thing is bought so often that a name which others share means it. */
const EVERYDAY = 0.6;
const LESS_OFTEN = 0.8;

/**
 * Of several things with one name, prefers the one that people buy every day: `bhat` is rice before soya beans, which only
 * some call so.
 */
export function preferEveryday(meant: Meant[]): void {
  const most = Math.max(...meant.map(({ thing }) => thing.everyday));
  const best = Math.max(...meant.map(({ weight }) => weight));
  const preferred = meant.filter(({ thing, weight }) => thing.everyday === most && weight >= REGIONAL);
  if (most < EVERYDAY || preferred.length === 0 || meant.some(({ thing }) => thing.isTaught)) return;
  const others = meant.filter((one) => !preferred.includes(one));
  const less = others.map(({ thing, weight }) => ({ thing, weight: Math.min(weight, best * LESS_OFTEN) }));
  meant.splice(0, meant.length, ...preferred.map(({ thing }) => ({ thing, weight: best })), ...less);
}
