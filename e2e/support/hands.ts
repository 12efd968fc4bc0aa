import { test, type Locator } from '@playwright/test';

/**
 * Seconds of one tap and of one character, from the keystroke-level model (Card, Moran and Newell): for a tap to think (1.35), to point
 * (1.1) and to press and let go (0.2); for a character the slowest typist of the model, who does not know the keyboard.
 */
const PACE = { tap: 2.65, character: 1.2 };

/**
 * Hands that count what a person does: taps, one into a field among them, and characters typed. They also take the time that the shop
 * made them wait, without what a journey does `aside`.
 */
export function countingHands() {
  const done = { taps: 0, characters: 0 };
  let began: number | undefined;
  let [ended, aside] = [0, 0];
  const act = async (work: () => Promise<void>): Promise<void> => {
    began ??= performance.now();
    await work();
    ended = performance.now();
  };
  return {
    done,
    tap: (on: Locator): Promise<void> =>
      act(async () => {
        done.taps += 1;
        await on.click();
      }),
    type: (into: Locator, text: string): Promise<void> =>
      act(async () => {
        done.taps += 1;
        done.characters += [...text].length;
        await into.fill(text);
      }),
    /** Looks at the page as no person would, while the clock stands still. */
    aside: async <Of>(look: () => Promise<Of>): Promise<Of> => {
      const from = performance.now();
      try {
        return await look();
      } finally {
        aside += performance.now() - from;
      }
    },
    /** Tells in the report how long all of it takes a person at this pace, with the waits of this machine. */
    tellPace: (): void => {
      const hand = done.taps * PACE.tap + done.characters * PACE.character;
      const waited = Math.max(0, ended - (began ?? ended) - aside) / 1000;
      const description = `${done.taps} taps, ${done.characters} characters: ${hand.toFixed(0)} s of hands, ${waited.toFixed(1)} s of waiting`;
      test.info().annotations.push({ type: 'pace', description });
      process.stdout.write(`  pace: ${description}\n`);
    },
  };
}
