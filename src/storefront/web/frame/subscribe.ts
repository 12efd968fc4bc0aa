import { i18n } from '@lingui/core';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { pageLanguage } from '#browser/language/language-choice.ts';
import { loadWords } from '#browser/language/words.ts';

await loadWords('offline');

/** State of the newsletter form: being sent, or its result. */
export type Joining = { busy?: boolean; text?: string; isBad?: boolean };

/** Subscribes the address in the form to the newsletter, empties the form, and tells `show` what to say of it. */
export async function subscribe(form: HTMLFormElement, show: (state: Joining) => void): Promise<void> {
  let answer: Joining = {};
  try {
    await callApi('/shop/newsletter', {
      method: 'POST',
      body: { email: new FormData(form).get('email'), consent: true, language: pageLanguage() },
    });
    form.reset();
    answer = { text: i18n._('offline.letters.asked') };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    answer = { text: error.message, isBad: true };
  } finally {
    show(answer);
  }
}
