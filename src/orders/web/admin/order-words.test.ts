import { expect, test } from 'vitest';
import { howMuch, linesInWords, telLink, whatsAppLink } from './order-words.ts';

test('a chat opens with the number as WhatsApp wants it, however it was typed', () => {
  const to = (phone: string) => whatsAppLink(phone, 'Namaste & hello').split('?')[0];
  for (const phone of ['9876543210', '09876543210', '+91 98765 43210', '91-9876543210']) {
    expect(to(phone)).toBe('https://wa.me/919876543210');
  }
  expect(to('+44 20 7946 0000')).toBe('https://wa.me/442079460000');
  expect(whatsAppLink('9876543210', 'Namaste & hello')).toContain('?text=Namaste%20%26%20hello');
  expect(telLink('+91 98765-43210')).toBe('tel:+919876543210');
});

test('an order is told in a line', () => {
  const item = (title: string, quantity: number, unit: string) => ({
    product: { _id: title, title, unit, thumbnail: '', description: '', price: 1, pack: '', color: '' },
    quantity,
  });
  const items = [item('Tomato', 2, 'kg'), item('Soap', 3, 'item'), item('Oil', 1, 'litres')];
  expect(linesInWords({ items })).toBe('Tomato 2 kg, Soap × 3 and 1 more');
  expect(linesInWords({ items: items.slice(0, 1) })).toBe('Tomato 2 kg');
  expect(howMuch(250, 'gram')).toBe('250 g');
});
