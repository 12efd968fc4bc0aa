import { expect, test } from 'vitest';
import type { PublicRound } from '#delivery/rounds.ts';
import { json, openBrowser, type Sent } from '#test/fakes/fake-browser.ts';

const round = (id: string, more: Partial<PublicRound> = {}): PublicRound => ({
  id,
  kind: 'ride',
  on: '2026-11-20',
  from: '17:00',
  to: '19:00',
  orderBefore: '2026-11-20T08:30:00.000Z',
  state: 'open',
  ...more,
});
const areaOf = ({ path }: Sent): string => new URLSearchParams(path.split('?')[1]).get('area') ?? '';
const told = (...rounds: PublicRound[]) => json({ rounds, now: '2026-11-20T06:00:00.000Z' });

/** A page that is opened anew on the device of `browser`. */
const openPage = () => import('./known-rounds.ts');

test('the device remembers what the shop said last, for the time without a network', async () => {
  const browser = openBrowser();
  browser.answer(() => told(round('evening')));
  const { askRounds, useKnownRounds } = await openPage();
  await askRounds('road');
  expect(browser.sent.map(areaOf)).toEqual(['road']);
  expect(JSON.parse(browser.local.getItem('deliveryRounds') ?? '')).toMatchObject({
    area: 'road',
    rounds: [round('evening')],
    at: '2026-11-20T06:00:00.000Z',
  });
  browser.answer(() => new Error('no network'));
  await askRounds('road');
  expect(useKnownRounds.getState().told?.rounds).toEqual([round('evening')]);
});

test('in a shop without rounds nothing is left on the device', async () => {
  const browser = openBrowser();
  browser.answer(() => told());
  const { askRounds } = await openPage();
  await askRounds('');
  expect(browser.local.getItem('deliveryRounds')).toBeNull();
});

test('the answer of an area that is no longer asked about is not taken for that of another', async () => {
  const browser = openBrowser();
  let answerFirst = (_: Response): void => {};
  browser.answer((sent) =>
    areaOf(sent) === 'road' ? new Promise((resolve) => (answerFirst = resolve)) : told(round('river')),
  );
  const { askRounds, useKnownRounds } = await openPage();
  const first = askRounds('road');
  await askRounds('river');
  answerFirst(told(round('road')));
  await first;
  expect(useKnownRounds.getState().told).toMatchObject({ area: 'river', rounds: [round('river')] });
});

test('of another area, only a round that goes there as well is still wanted', async () => {
  const browser = openBrowser();
  browser.answer((sent) => told(round('both'), round(areaOf(sent))));
  const { askRounds, useKnownRounds, wantRound } = await openPage();
  await askRounds('road');
  wantRound('ride', 'both');
  await askRounds('river');
  expect(useKnownRounds.getState().wanted).toEqual({ ride: 'both' });
  wantRound('ride', 'river');
  await askRounds('road');
  expect(useKnownRounds.getState().wanted).toEqual({});
});

test('after a refusal what the shop offers instead is what it has, and what was wanted is asked again', async () => {
  const browser = openBrowser();
  browser.answer(() => told(round('full'), round('shop', { kind: 'collect' })));
  const { askRounds, offerInstead, useKnownRounds, wantRound } = await openPage();
  await askRounds('road');
  wantRound('ride', 'full');
  offerInstead({ round: 'full', reason: 'full', rounds: [round('later')] }, { area: 'road', kind: 'ride' });
  const { told: known, wanted } = useKnownRounds.getState();
  expect(known?.rounds.map(({ id }) => id)).toEqual(['shop', 'later']);
  expect(wanted).toEqual({ ride: 'full' });
});

test('a fault of our own is not taken for a lost network', async () => {
  const browser = openBrowser();
  browser.answer(() => json({ rounds: null, now: '' }));
  const { askRounds } = await openPage();
  await expect(askRounds('road')).rejects.toThrow(TypeError);
});
