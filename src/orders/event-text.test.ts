import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#base/language/language.ts';
import { wordsIn } from '#platform/words.ts';
import { eventText } from './event-text.ts';
import { CANCEL_REASONS } from './order-status.ts';
import { LINE_DEEDS, MONEY_MOVES, type OrderEvent, PLAIN_EVENTS } from './order.ts';

const SHARED = { at: '2026-11-20T10:00:00.000Z', by: 'Ravi', note: '' };
const PAID = { ...SHARED, kind: 'payment', from: 'pending', to: 'received' } as const;
const CANCELLED = { ...SHARED, kind: 'status', from: 'pending', to: 'cancelled' } as const;
const EVENTS: OrderEvent[] = [
  ...PLAIN_EVENTS.map((kind) => ({ ...SHARED, kind })),
  ...LINE_DEEDS.map((deed) => ({ ...SHARED, kind: 'line', deed, title: 'tea' }) as const),
  ...MONEY_MOVES.map((move) => ({ ...PAID, money: { move, amount: 473 } })),
  ...(['agreed', 'asked', 'saidNo'] as const).map((kind) => ({ ...SHARED, kind, total: 509.5 })),
  ...(['credited', 'creditUndone'] as const).map((kind) => ({ ...SHARED, kind, amount: 24 })),
  ...CANCEL_REASONS.filter((reason) => reason !== 'other').map((reason) => ({ ...CANCELLED, reason })),
  ...(['phone', 'counter'] as const).flatMap((channel) =>
    [true, false].map((beyond) => ({ ...CANCELLED, from: null, taken: { channel, beyond } })),
  ),
];

test.each(LANGUAGE_CODES)('every kind of event has words of its own in %s', (language) => {
  const texts = EVENTS.map((event) => eventText(wordsIn(language), event));
  expect(texts.filter((text) => text === '' || text.includes('account.'))).toEqual([]);
  expect(new Set(texts).size).toBe(EVENTS.length);
  const english = EVENTS.map((event) => eventText(wordsIn('en'), event));
  expect(texts.filter((text, at) => text === english[at])).toHaveLength(
    language === 'en' ? EVENTS.length : 0,
  );
});

test('what a person typed is shown as it is, and never read as an event', () => {
  const typed = { ...CANCELLED, reason: 'other', text: 'Packed' } as const;
  expect(eventText(wordsIn('hi'), typed)).toBe('Packed');
});

test('of a kind that scripts do not know, and of a copy from before there were kinds, the shop’s words are shown', () => {
  const later = { ...SHARED, kind: 'collectedByDrone', note: 'Collected by drone' } as unknown as OrderEvent;
  expect(eventText(wordsIn('en'), later)).toBe('Collected by drone');
  const before = { ...PAID, note: '₹473 in cash' };
  expect(eventText(wordsIn('en'), before)).toBe('₹473 in cash');
});
