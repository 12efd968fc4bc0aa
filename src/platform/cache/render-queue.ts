import { setImmediate } from 'node:timers/promises';

/** Too much is being made already: whoever asks should come back in a moment. */
export class QueueFull extends Error {}

/**
 * Work that takes memory and time while it lasts: so much at once, so much waits, and the rest is refused. Between two
 * pieces of work whoever asks for something that is ready is served.
 */
export type RenderQueue = { run<T>(work: () => Promise<T>): Promise<T> };

/** Opens a queue with nothing in it. */
export function openRenderQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): RenderQueue {
  const line: (() => void)[] = [];
  let underWay = 0;
  return {
    run: async (work) => {
      if (underWay >= atOnce) {
        if (line.length >= waiting) throw new QueueFull('too much is being made already');
        await new Promise<void>((resolve) => line.push(resolve)); // who leaves hands the place on
        await setImmediate();
      } else underWay += 1;
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next) next();
        else underWay -= 1;
      }
    },
  };
}
