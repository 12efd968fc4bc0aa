import { expect, test } from 'vitest';
import { floodShop } from '#test/faults/floods.ts';
import { overloadShop } from '#test/faults/overload.ts';
import { badStarts } from '#test/faults/process/bad-starts.ts';
import { replaceUnderLoad, stopUnderWay } from '#test/faults/process/stopping.ts';
import { damageFileUnderLoad } from '#test/faults/storage/broken-storage.ts';
import { meetStrangers } from '#test/faults/strangers.ts';

// The short form of `npm run test:faults`, as far as the kind of database does not matter.
const MINUTES = 240_000;

test(
  'the owner stops the shop: a login under way is finished, and nobody on a kept connection fails',
  async () => {
    const { broken, afterwards } = await stopUnderWay();
    expect([broken, afterwards]).toEqual([[], 'refused']);
  },
  MINUTES,
);

test(
  'the owner replaces both processes of the shop while people shop: nobody notices',
  async () => {
    const { broken, replacements } = await replaceUnderLoad(1);
    expect([broken, replacements]).toEqual([[], 2]);
  },
  MINUTES,
);

test(
  'five hundred idle and slow visitors and all that is too large: the others are served, memory stays bounded',
  async () => {
    const { broken, idleConnections } = await overloadShop(500);
    expect([broken, idleConnections]).toEqual([[], 500]);
  },
  MINUTES,
);

test(
  'a start that cannot succeed says in one sentence what to do',
  async () => {
    const starts = await badStarts(
      /^(port taken|database of a newer Haat|database file is something else|wrong secret for the bucket)$/,
    );
    expect(starts.filter(({ isClear }) => !isClear)).toEqual([]);
    expect(starts).toHaveLength(4);
  },
  MINUTES,
);

test(
  'the database file is damaged while people shop: nothing wrong is acknowledged, and the last backup brings the shop back',
  async () => {
    const { broken, orders } = await damageFileUnderLoad({ aliveMs: 300, brokenMs: 300 });
    expect([broken, orders > 0]).toEqual([[], true]);
  },
  MINUTES,
);

test(
  '300 connections that ask for another address each time, known or not, take no memory that others need',
  async () => {
    const kinds = ['products that are not there', 'pages that are not there', 'pages of searches'];
    const { broken } = await floodShop(0.8, kinds);
    expect(broken).toEqual([]);
  },
  MINUTES,
);

test(
  'strangers who search, guess passwords and leave bodies unfinished shut out nobody else, and take no memory',
  async () => {
    const kinds = [
      'unfinished bodies, one address',
      'distinct searches, one address',
      'password guessers, 45 networks',
    ];
    const { broken } = await meetStrangers(5, kinds);
    expect(broken).toEqual([]);
  },
  MINUTES,
);
