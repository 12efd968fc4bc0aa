import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Language } from '#base/language/language.ts';
import { wordsIn } from '#platform/words.ts';
import { openBrowser, refusal } from '#test/fakes/fake-browser.ts';

const read = (language: Language) =>
  i18n.loadAndActivate({ locale: language, messages: wordsIn(language).messages });

beforeEach(() => read('hi'));
afterEach(() => read('en'));

async function openPage() {
  const browser = openBrowser('/hi/profile');
  return { browser, ...(await import('./api-client.ts')) };
}

test('a refused call is told in the language of the page, and its fields, too', async () => {
  const { browser, callApi } = await openPage();
  const fields = { 'addresses.0.city': ['city is required'] };
  browser.answer(() => refusal(422, 'invalid', 'city is required', { fields }));
  await expect(callApi('/auth/019')).rejects.toMatchObject({
    code: 'invalid',
    message: 'शहर या कस्बा लिखें',
    fields: { 'addresses.0.city': ['शहर या कस्बा लिखें'] },
  });
});

test('a refusal with figures is told with them, whatever the API wrote around them', async () => {
  const { browser, callApi } = await openPage();
  const sentence = {
    id: 'Too many attempts. Please try again in {minutes} minutes.',
    figures: { minutes: 5 },
  };
  const message = 'Too many attempts. Please try again in 5 minutes.';
  browser.answer(() => refusal(429, 'too_many', message, { detail: { retryAfter: 300, sentence } }));
  await expect(callApi('/auth/login')).rejects.toThrow('5 मिनट बाद फिर कोशिश करें।');
});

test('no answer, and an answer that is not the shop’s, are told in the language of the page', async () => {
  const { browser, callApi } = await openPage();
  browser.answer(() => new TypeError('Failed to fetch'));
  await expect(callApi('/cart')).rejects.toThrow('दुकान से जवाब नहीं आया।');
  browser.answer(() => new Response('<html>', { status: 502 }));
  await expect(callApi('/cart')).rejects.toThrow('दुकान अभी जवाब नहीं दे पाई।');
});

test('in English a refusal is shown as the API wrote it', async () => {
  read('en');
  const { browser, callApi } = await openPage();
  browser.answer(() => refusal(404, 'not_found', 'There is no such order.'));
  await expect(callApi('/orders/1')).rejects.toThrow('There is no such order.');
});
