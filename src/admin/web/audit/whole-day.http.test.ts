import { i18n } from '@lingui/core';
import { expect, onTestFinished, test } from 'vitest';
import type { Change } from '#admin/audit.ts';
import { wordsIn } from '#platform/words.ts';
import { openShop } from '#test/open-shop.ts';
import { PASSWORD } from '#test/people.ts';
import { fillSample, OWNER } from '#test/released/sample-shop.ts';
import { authorOf, fieldsOf, nameOf } from './change-text.ts';
import { actionText } from './log-words.ts';

/** What people of the sample shop typed, and marks of the trade that have no Hindi letters. */
const TYPED =
  /\b(Owner|Ravi|Meena|The test|Sample|Haat|Mango|mango|rice|potato|Fresh|Upper valley|diesel|Amber Mills, Patna|SKU|HSN|GST|A|27AAPFU0939F1ZV|H-[0-9A-F]{10})\b/g;

test('the log of a whole day is read in Hindi: all that is not was typed by people', async () => {
  await using shop = await openShop();
  await fillSample(shop);
  const { token } = (await shop.call('POST', '/api/auth/login', { email: OWNER, password: PASSWORD })).body;
  i18n.loadAndActivate({ locale: 'hi', messages: wordsIn('hi').messages });
  onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: wordsIn('en').messages }));
  const said: string[] = [];
  for (const page of [1, 2]) {
    const { body } = await shop.withToken(token).call('GET', `/api/admin/audit?lang=hi&page=${page}`);
    for (const change of body.changes as Change[]) {
      said.push(authorOf(change), nameOf(change), actionText(i18n, change.action));
      for (const { name, before, after } of fieldsOf(change)) said.push(name, before ?? '', after ?? '');
    }
  }
  expect(said.length).toBeGreaterThan(300);
  expect(said.filter((text) => /[A-Za-z]/.test(text.replaceAll(TYPED, '')))).toEqual([]);
});
