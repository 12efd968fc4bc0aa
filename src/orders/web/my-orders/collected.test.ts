import { expect, test } from 'vitest';
import type { OrderStatus } from '#orders/order.ts';
import { wordsIn } from '#platform/words.ts';
import { whoCollects } from './collected.ts';

test('the bill of goods that are fetched says who collected them, before that who is to, and of a cancelled order who was to', () => {
  const words = (status: OrderStatus) =>
    (['en', 'hi', 'bn'] as const).map((language) => whoCollects(wordsIn(language), { status }));
  const toBe = ['To be collected at the shop by', 'दुकान से किसे लेना है', 'দোকান থেকে কে নেবেন'];
  expect(words('pending')).toEqual(toBe);
  expect(words('dispatched')).toEqual(toBe);
  expect(words('delivered')).toEqual([
    'Collected at the shop by',
    'दुकान से किसने लिया',
    'দোকান থেকে কে নিয়েছেন',
  ]);
  expect(words('cancelled')).toEqual([
    'Was to be collected at the shop by',
    'दुकान से किसे लेना था',
    'দোকান থেকে কার নেওয়ার কথা ছিল',
  ]);
});
