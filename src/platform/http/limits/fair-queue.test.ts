import { expect, test } from 'vitest';
import { type Asker, openFairQueue, QueueFull, THE_SHOP } from './fair-queue.ts';

const stranger = (who: string, network = who): Asker => ({ isKnown: false, who, network });
const known = (who: string): Asker => ({ isKnown: true, who, network: who });

/** A queue of one piece of work at once whose first piece lasts until `open` is called; tells in which order they ran. */
function gated(waiting: number) {
  const queue = openFairQueue({ atOnce: 1, waiting });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const ran: string[] = [];
  const refused: string[] = [];
  const asked: Promise<void>[] = [queue.run(() => gate, THE_SHOP)];
  return {
    ran,
    refused,
    ask: (name: string, by: Asker) =>
      void asked.push(
        queue
          .run(async () => void ran.push(name), by)
          .catch((error: unknown) => {
            if (!(error instanceof QueueFull)) throw error;
            refused.push(name);
          }),
      ),
    finish: async () => {
      open();
      await Promise.all(asked);
    },
  };
}

test('between two pages that are made, whoever asks for something ready is served', async () => {
  const queue = openFairQueue({ atOnce: 1, waiting: 10 });
  const order: string[] = [];
  const made = ['first', 'second', 'third'].map((page) =>
    queue.run(async () => {
      order.push(page);
      setImmediate(() => order.push(`somebody is served after the ${page}`));
    }, THE_SHOP),
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
  const queue = openFairQueue({ atOnce: 2, waiting: 1 });
  let begun = 0;
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  const make = () =>
    queue.run(() => {
      begun += 1;
      return gate;
    }, stranger('asha'));
  const made = [make(), make(), make()];
  await expect(make()).rejects.toThrow(QueueFull);
  expect(begun).toBe(2);
  letGo();
  await Promise.all(made);
  expect(begun).toBe(3);
  await make();
});

test('networks take turns, and in each its addresses: nobody waits behind all that a flood asked for', async () => {
  const { ask, finish, ran } = gated(100);
  for (const at of [1, 2, 3, 4]) ask(`flood ${at}`, stranger('10.0.0.1', '10.0.0.0/24'));
  ask('neighbour', stranger('10.0.0.2', '10.0.0.0/24'));
  for (const at of [1, 2]) ask(`asha ${at}`, stranger('asha'));
  await finish();
  expect(ran).toEqual(['flood 1', 'asha 1', 'neighbour', 'asha 2', 'flood 2', 'flood 3', 'flood 4']);
});

test('a full line loses the last wish of who has most waiting, and not the newcomer', async () => {
  const { ask, finish, refused, ran } = gated(4);
  for (const at of [1, 2, 3]) ask(`flood ${at}`, stranger('10.0.0.1', '10.0.0.0/24'));
  ask('asha', stranger('asha'));
  ask('flood 4', stranger('10.0.0.1', '10.0.0.0/24'));
  ask('neighbour', stranger('10.0.0.2', '10.0.0.0/24'));
  ask('ravi', stranger('ravi'));
  ask('meena', stranger('meena'));
  ask('late', stranger('late'));
  await finish();
  expect(refused).toEqual(['flood 4', 'flood 3', 'flood 2', 'flood 1', 'late']);
  expect(ran.toSorted()).toEqual(['asha', 'meena', 'neighbour', 'ravi']);
});

test('who is known waits in a line of their own, before strangers; every fourth turn is a stranger’s', async () => {
  const { ask, finish, refused, ran } = gated(4);
  for (const at of [1, 2, 3, 4]) ask(`stranger ${at}`, stranger(`n${at}`));
  for (const at of [1, 2, 3, 4]) ask(`known ${at}`, known(`k${at}`));
  await finish();
  expect(refused).toEqual([]);
  expect(ran).toEqual([
    'known 1',
    'known 2',
    'known 3',
    'stranger 1',
    'known 4',
    'stranger 2',
    'stranger 3',
    'stranger 4',
  ]);
});
