import { expect, test } from 'vitest';
import { wordsIn } from '#platform/words.ts';
import { sayFailure, sayField } from './said.ts';

const said = (message: string, more: { fields?: Record<string, string[]>; detail?: object } = {}) =>
  ({ message, fields: more.fields ?? {}, detail: { ...more.detail } }) as const;

test('a refusal is said in the language of the page, at its field and as a whole', () => {
  const message = 'Email is required';
  expect(sayFailure(wordsIn('hi'), said(message, { fields: { email: [message] } }))).toEqual({
    message: 'ईमेल लिखें',
    fields: { email: ['ईमेल लिखें'] },
  });
  expect(sayField(wordsIn('bn'), message)).toBe('ইমেল লিখুন');
});

test('in English a refusal is shown letter for letter as the server wrote it', () => {
  expect(sayField(wordsIn('en'), 'At most 60 letters')).toBe('At most 60 letters');
});

test('a limit in a sentence is a figure of its message', () => {
  expect(sayField(wordsIn('hi'), 'At most 60 letters')).toBe('ज़्यादा से ज़्यादा 60 अक्षर');
  expect(sayField(wordsIn('bn'), 'Your cart is full: it holds 500 different products.')).toContain('500টি');
});

test('a sentence with figures is said with the figures that the refusal carries', () => {
  const sentence = {
    id: 'At most {most} of {title} in one order',
    figures: { most: { quantity: 5, unit: 'item' }, title: 'Basmati' },
  };
  const message = 'At most 5 of Basmati in one order';
  expect(sayFailure(wordsIn('hi'), said(message, { detail: { sentence } })).message).toBe(
    'Basmati: एक ऑर्डर में ज़्यादा से ज़्यादा 5',
  );
});

test('what only the team is told is said in Hindi, too', () => {
  const hindi = wordsIn('hi');
  expect(sayField(hindi, 'The price must not be above the cut price')).toBe('दाम पुराने दाम से ज़्यादा न हो');
  expect(sayField(hindi, 'no column has the price')).toBe('दाम का कोई कॉलम नहीं');
});

test('what nobody translated stays English', () => {
  expect(sayField(wordsIn('hi'), 'Nobody wrote 3 of this')).toBe('Nobody wrote 3 of this');
});
