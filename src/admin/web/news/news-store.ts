import { create } from 'zustand';
import type { News } from '#admin/admin.ts';
import { keep, readKept } from '#browser/storage.ts';

const SOUND = 'haat.sound';

type NewsState = {
  news: News | undefined;
  /** Whether the stream is open; while it is not, the data here may be out of date. */
  live: boolean;
  /** Whether new orders ring on this device until somebody has seen them. */
  sound: boolean;
};

/** The back office's notifications: new orders, low stock and failed mails. */
export const useNews = create<NewsState>(() => ({ news: undefined, live: false, sound: false }));

/** Reads whether this device rings. */
export const restoreSound = (): void => useNews.setState({ sound: readKept(SOUND, 'local') === true });

/** Switches the ringing of this device on or off. */
export function switchSound(sound: boolean): void {
  keep(SOUND, sound, 'local');
  useNews.setState({ sound });
}

/** Whether this screen is to sound now: for new orders that nobody looked at, where it is switched on, outside of the quiet hours. */
export const isSounding = ({ news, live, sound }: NewsState): boolean =>
  sound && live && news !== undefined && news.newOrders > 0 && !news.quiet;
