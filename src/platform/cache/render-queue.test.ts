import { expect, test } from 'vitest';
import { openRenderQueue, QueueFull } from './render-queue.ts';

test('between two pages that are made, whoever asks for something ready is served', async () => {
  const queue = openRenderQueue({ atOnce: 1, waiting: 10 });
  const order: string[] = [];
  const made = ['first', 'second', 'third'].map((page) =>
    queue.run(async () => {
      order.push(page);
      setImmediate(() => order.push(`somebody is served after the ${page}`));
    }),
  );
  await Promise.all(made);
  expect(order.slice(0, 5)).toEqual([
    'first',
    'somebody is served after the first',
    'second',
    'somebody is served after the second',
    'third',
  ]);
});

test('so many pages are made at once, so many wait, and whoever comes then is refused', async () => {
  const queue = openRenderQueue({ atOnce: 2, waiting: 1 });
  let begun = 0;
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const make = () =>
    queue.run(() => {
      begun += 1;
      return gate;
    });
  const made = [make(), make(), make()];
  await expect(make()).rejects.toThrow(QueueFull);
  expect(begun).toBe(2);
  letGo();
  await Promise.all(made);
  expect(begun).toBe(3);
  await make();
});
