import { create } from 'zustand';
import type { News } from '#alarm/alarm.ts';
import { keep, readKept } from '#browser/storage.ts';

const SOUND = 'haat.sound';

type NewsState = {
  news: News | undefined;
  /** True while the stream is open; while it is closed, the data may be out of date. */
  live: boolean;
  /** True if this device rings until new orders are seen. */
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

/**
 * True while this screen plays the sound: it is switched on, the stream is open, there are unseen new orders, and no quiet
 * hours.
 */
export const isSounding = ({ news, live, sound }: NewsState): boolean =>
  sound && live && news !== undefined && news.newOrders > 0 && !news.quiet;

let audio: AudioContext | undefined;

/** Two short tones. Browsers play no sound before the first tap on a page; the bell's number shows all the same. */
export function playSound(): void {
  audio ??= new AudioContext();
  void audio.resume();
  tone(audio, 880, 0);
  tone(audio, 1174.7, 0.18);
}

function tone(on: AudioContext, hertz: number, delay: number): void {
  const start = on.currentTime + delay;
  const oscillator = on.createOscillator();
  const loudness = on.createGain();
  oscillator.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.25, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.16);
  oscillator.connect(loudness).connect(on.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.18);
}
