import { i18n } from '@lingui/core';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { pageLanguage } from '#browser/language/language-choice.ts';

/** Subscribes the address in the form to the newsletter, empties the form, and returns what to say of it. */
export async function subscribe(form: HTMLFormElement): Promise<{ text: string; isBad: boolean }> {
  try {
    await callApi('/shop/newsletter', {
      method: 'POST',
      body: { email: new FormData(form).get('email'), consent: true, language: pageLanguage() },
    });
    form.reset();
    return { text: i18n._('shop.letters.asked'), isBad: false };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { text: error.message, isBad: true };
  }
}
