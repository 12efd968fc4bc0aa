import { expect, test } from 'vitest';
import { instantOf } from '#base/calendar.ts';
import { chosenRound, offeredRounds } from './offered-rounds.ts';
import type { PublicRound, RoundState } from './rounds.ts';

/** An evening round of November 2026, to order before 2 in the afternoon in India. */
const evening = (day: number, state: RoundState = 'open', more: Partial<PublicRound> = {}): PublicRound => {
  const on = `2026-11-${day}`;
  return {
    id: `r${day}`,
    kind: 'ride',
    on,
    from: '17:00',
    to: '19:00',
    orderBefore: instantOf(on, '14:00'),
    state,
    ...more,
  };
};
const MORNING = instantOf('2026-11-20', '08:00');
const ids = (
  rounds: PublicRound[],
  { now = MORNING, wanted }: { now?: string; wanted?: string } = {},
): string[] => offeredRounds(rounds, { kind: 'ride', now, wanted }).map(({ id }) => id);

test('the next three rounds with room are offered, and what is full before them is told', () => {
  const rounds = [20, 21, 22, 23, 24, 25].map((day) => evening(day, day === 20 ? 'full' : 'open'));
  expect(ids(rounds)).toEqual(['r20', 'r21', 'r22', 'r23']);
  expect(ids(rounds.slice(1))).toEqual(['r21', 'r22', 'r23']);
});

test('a long pause does not push the rounds with room out of sight', () => {
  const rounds = [20, 21, 22, 23, 24].map((day) => evening(day, 'paused', { text: 'Wedding' }));
  expect(ids([...rounds, evening(25), evening(26, 'few')])).toEqual(['r20', 'r21', 'r25', 'r26']);
});

test('at the cut-off, not a second before, a round is no longer offered', () => {
  const rounds = [evening(20), evening(21)];
  expect(ids(rounds, { now: '2026-11-20T08:29:59.999Z' })).toEqual(['r20', 'r21']);
  expect(ids(rounds, { now: '2026-11-20T08:30:00.000Z' })).toEqual(['r21']);
});

test('a round to order for before midnight in India is offered until then, and not till midnight elsewhere', () => {
  const rounds = [evening(21, 'open', { orderBefore: instantOf('2026-11-21', '00:00') })];
  expect(ids(rounds, { now: '2026-11-20T18:29:59.000Z' })).toEqual(['r21']);
  expect(ids(rounds, { now: '2026-11-20T18:30:00.000Z' })).toEqual([]);
});

test('who collects is offered what is collected from', () => {
  const rounds = [evening(20), evening(21, 'open', { kind: 'collect' })];
  const offered = offeredRounds(rounds, { kind: 'collect', now: MORNING, wanted: undefined });
  expect(offered.map(({ id }) => id)).toEqual(['r21']);
});

test('the first round with room is chosen; one that was wanted is never exchanged for another', () => {
  const rounds = [evening(20, 'full'), evening(21, 'few'), evening(22)];
  expect(chosenRound(rounds, undefined)?.id).toBe('r21');
  expect(chosenRound(rounds, 'r22')?.id).toBe('r22');
  expect(chosenRound(rounds, 'r20')).toBeUndefined();
  expect(chosenRound(rounds, 'gone')).toBeUndefined();
});

test('the wanted round stays offered when sooner ones become free', () => {
  const rounds = [20, 21, 22, 23, 24].map((day) => evening(day));
  expect(ids(rounds, { wanted: 'r24' })).toEqual(['r20', 'r21', 'r22', 'r24']);
});
