import { useRouteLoaderData } from 'react-router';
import type { Settings } from '#settings/settings.ts';

/** What the frame around every page knows of the shop: its settings but for the long texts, and its own address. */
export type ShopInfo = Omit<Settings, 'story' | 'mission' | 'lowStock'> & { origin: string };

/** Takes from the settings what every page shows. */
export const shopInfoOf = (
  { story: _story, mission: _mission, lowStock: _lowStock, ...frame }: Settings,
  origin: string,
): ShopInfo => ({ ...frame, origin });

type RootData = { shop: ShopInfo };

/** The shop as the page's frame knows it; loaded once, with the first page. */
export const useShop = (): ShopInfo => (useRouteLoaderData('root') as RootData).shop;

let isOutdated = false;

/** Reads the frame's shop anew, which otherwise stays as it came with the first page: its settings changed here. */
export async function reloadShop(revalidate: () => Promise<void>): Promise<void> {
  isOutdated = true;
  try {
    await revalidate();
  } finally {
    isOutdated = false;
  }
}

/** Whether the frame's shop is to be read anew. */
export const mustReloadShop = (): boolean => isOutdated;
