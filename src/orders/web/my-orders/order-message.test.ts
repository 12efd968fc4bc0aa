import { expect, test } from 'vitest';
import { wordsIn } from '#platform/words.ts';
import { orderMessage } from './order-message.ts';

type Told = Parameters<typeof orderMessage>[1];

const item = (title: string, quantity: number, unit: string) =>
  ({ product: { title, unit }, quantity }) as Told['items'][number];
const order: Told = {
  orderId: '1042',
  totalAmount: 473.5,
  items: [item('Potato', 2, 'kg'), item('Tea', 1, 'item')],
  promise: {
    kind: 'ride',
    round: 'r1',
    on: '2026-11-24',
    from: '17:00',
    to: '19:00',
  },
};
const LINK = 'https://shop.example/my-order/1';

test('a shopper’s message to the shop names the order, the goods, the sum, what was promised, and where it is seen', () => {
  expect(orderMessage(wordsIn('en'), order, LINK).split('\n')).toEqual([
    'Namaste! I have a question about my order 1042.',
    '',
    '• Potato: 2 kg',
    '• Tea: 1',
    'Total: ₹473.50',
    'Delivery: 24 Nov 2026, 5:00 pm to 7:00 pm',
    LINK,
  ]);
});

test.each(['hi', 'bn'] as const)('it is in the shopper’s language (%s)', (language) => {
  const text = orderMessage(wordsIn(language), order, LINK);
  expect(text).toContain('1042');
  expect(text).not.toMatch(/Total|Delivery|Namaste/);
});

test('a long order is told in part, and a shop without rounds promises nothing', () => {
  const items = Array.from({ length: 23 }, (_, index) => item(`Goods ${index}`, 1, 'kg'));
  const lines = orderMessage(wordsIn('en'), { ...order, items, promise: undefined }, LINK).split('\n');
  expect(lines.filter((line) => line.startsWith('•'))).toHaveLength(20);
  expect(lines.slice(-3)).toEqual(['and 3 more', 'Total: ₹473.50', LINK]);
});
