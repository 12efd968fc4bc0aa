import { expect, test } from 'vitest';
import { wordsIn } from '#platform/words.ts';
import { quantityText, linesText } from './order-text.ts';

const english = wordsIn('en');

test('an order is summed up in a line', () => {
  const item = (title: string, quantity: number, unit: string) => ({
    line: 0,
    revision: 1,
    product: {
      _id: title,
      title,
      unit,
      thumbnail: '',
      description: '',
      price: 1,
      pack: '',
      soldBy: 'piece' as const,
      color: '',
    },
    quantity,
  });
  const items = [item('Tomato', 2, 'kg'), item('Soap', 3, 'item'), item('Oil', 1, 'litres')];
  expect(linesText(english, { items })).toBe('Tomato 2 kg, Soap × 3 and 1 more');
  expect(linesText(english, { items: items.slice(0, 1) })).toBe('Tomato 2 kg');
  expect(quantityText(english, 250, 'gram')).toBe('250 g');
});
