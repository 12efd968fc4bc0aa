import { i18n } from '@lingui/core';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { pageLanguage } from '#browser/language/language-choice.ts';

/** Subscribes an address to the newsletter, and returns what to say of it. */
export async function subscribe(email: FormDataEntryValue | null): Promise<{ text: string; isBad: boolean }> {
  try {
    await callApi('/shop/newsletter', {
      method: 'POST',
      body: { email, consent: true, language: pageLanguage() },
    });
    return { text: i18n._('shop.letters.asked'), isBad: false };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { text: error.message, isBad: true };
  }
}
