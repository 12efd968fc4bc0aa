import { expect, test } from 'vitest';
import { quantityText, linesText } from './order-text.ts';

test('an order is summed up in a line', () => {
  const item = (title: string, quantity: number, unit: string) => ({
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
  expect(linesText({ items })).toBe('Tomato 2 kg, Soap × 3 and 1 more');
  expect(linesText({ items: items.slice(0, 1) })).toBe('Tomato 2 kg');
  expect(quantityText(250, 'gram')).toBe('250 g');
});
