import { expect, test } from 'vitest';
import { telLink, whatsAppLink } from './phone-links.ts';
import { isIndianMobile } from './phone.ts';

test('a chat opens with the number as WhatsApp wants it, however it was typed', () => {
  const to = (phone: string) => whatsAppLink(phone, 'Namaste & hello').split('?')[0];
  for (const phone of ['9876543210', '09876543210', '+91 98765 43210', '91-9876543210', '0091 98765 43210']) {
    expect(to(phone)).toBe('https://wa.me/919876543210');
  }
  expect(to('+44 20 7946 0000')).toBe('https://wa.me/442079460000');
  expect(whatsAppLink('9876543210', 'Namaste & hello')).toContain('?text=Namaste%20%26%20hello');
  expect(telLink('+91 98765-43210')).toBe('tel:+919876543210');
});

test.each([
  ['9876543210', true],
  ['+91 98260 44444', true],
  ['098260 44444', true],
  ['5876543210', false],
  ['98765', false],
  ['+44 20 7946 0000', false],
  ['my neighbour’s', false],
])('whether %s is an Indian mobile number: %s', (phone, isOne) => {
  expect(isIndianMobile(phone)).toBe(isOne);
});
