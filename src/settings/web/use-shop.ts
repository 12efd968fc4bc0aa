import { useRouteLoaderData } from 'react-router';
import type { FeesAhead, PublicHours, PublicSettings } from '#settings/settings.ts';

/**
 * The shop as every page's layout needs it: its settings without the long texts, and what does not come from the
 * settings.
 */
type ShopInfo = Omit<PublicSettings, 'story' | 'mission' | 'founded' | 'lowStock'> & MoreOfShop;

/**
 * The shop's origin, whether it has areas or rounds, so that pages say what it promises to a village, and what can be said of
 * shipping before that is known, and in a shop that says so when it is open.
 */
type MoreOfShop = { origin: string; promises: boolean; fees: FeesAhead; hours?: PublicHours };

/** Selects from the settings what every page shows. */
export const shopInfoOf = (
  { story: _story, mission: _mission, founded: _founded, lowStock: _lowStock, ...frame }: PublicSettings,
  more: MoreOfShop,
): ShopInfo => ({ ...frame, ...more });

type RootData = { shop: ShopInfo };

/** The shop for the layout, loaded once with the first page. */
export const useShop = (): ShopInfo => (useRouteLoaderData('root') as RootData).shop;

let isOutdated = false;

/**
 * Reloads the layout's shop after its settings were changed here. Otherwise it stays as it came with the first page.
 */
export async function reloadShop(revalidate: () => Promise<void>): Promise<void> {
  isOutdated = true;
  try {
    await revalidate();
  } finally {
    isOutdated = false;
  }
}

/** True if the layout's shop must be loaded again. */
export const mustReloadShop = (): boolean => isOutdated;
