import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { mergeSettings } from './settings-conflict.tsx';

test('two people who changed different settings both get what they wanted', () => {
  const mine = { ...DEFAULT_SETTINGS, name: 'Pahadi Haat' };
  const theirs = { ...DEFAULT_SETTINGS, shippingFee: 30, phones: ['+91 11111 11111'] };
  expect(mergeSettings(DEFAULT_SETTINGS, mine, theirs)).toEqual({
    merged: { ...DEFAULT_SETTINGS, name: 'Pahadi Haat', shippingFee: 30, phones: ['+91 11111 11111'] },
    changedByThem: ['phones', 'shippingFee'],
    changedByBoth: [],
  });
});

test('what both changed is named, and the one who saves last decides', () => {
  const mine = { ...DEFAULT_SETTINGS, shippingFee: 25, lowStock: 9 };
  const theirs = { ...DEFAULT_SETTINGS, shippingFee: 30, lowStock: 9 };
  expect(mergeSettings(DEFAULT_SETTINGS, mine, theirs)).toEqual({
    merged: mine,
    changedByThem: ['shippingFee', 'lowStock'],
    changedByBoth: ['shippingFee'],
  });
});
