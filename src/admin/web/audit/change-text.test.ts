import { i18n } from '@lingui/core';
import { expect, onTestFinished, test } from 'vitest';
import type { Change } from '#admin/audit.ts';
import { cancelText } from '#orders/event-text.ts';
import { wordsIn } from '#platform/words.ts';
import { fieldsOf } from './change-text.ts';

const CLOSED: Change = {
  _id: 'change',
  at: '2026-11-20T14:00:00.000Z',
  by: 'Asha',
  entity: 'round',
  entityId: 'round',
  subject: '',
  action: 'closed',
  before: {},
  after: { fee: 30, newcomerValue: 100_000, expected: 240, came: 100.5, cost: 60, seats: 20 },
};

test('amounts in the log are money: fees and limits, and how a round was closed', () => {
  const texts = fieldsOf(CLOSED).map((field) => field.after);
  expect(texts).toEqual(['₹30', '₹1,00,000', '₹240', '₹100.50', '₹60', '20']);
});

test('of a new product the log lists what was written of it, and no empty field', () => {
  const added = { title: 'Soap', brand: '', maker: null, spellings: [], price: 35, stock: 0, counted: false };
  const texts = fieldsOf({ ...CLOSED, entity: 'product', action: 'added', after: added });
  expect(texts).toHaveLength(4);
  const emptied = { ...CLOSED, before: { brand: 'Lux' }, after: { brand: '' } };
  expect(fieldsOf(emptied)).toHaveLength(1);
});

test('why an order was cancelled is in the language of the log, if it is a reason of the list; what was typed stays', () => {
  const speak = (locale: 'en' | 'hi') => i18n.loadAndActivate({ locale, messages: wordsIn(locale).messages });
  onTestFinished(() => speak('en'));
  speak('hi');
  const after = (reasons: Record<string, unknown>) => ({ ...CLOSED, after: reasons });
  const texts = [after({ cancelReason: 'twice' }), after({ reason: 'twice' })].flatMap((change) =>
    fieldsOf(change).map((field) => field.after),
  );
  expect(texts).toEqual([cancelText(wordsIn('hi'), { reason: 'twice' }), 'twice']);
});
