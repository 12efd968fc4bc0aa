import { callApi, CallFailed } from '#browser/api-client.ts';
import { pageLanguage } from '#browser/language-choice.ts';

/** Subscribes an address to the newsletter, and returns what the shop answered. */
export async function subscribe(email: FormDataEntryValue | null): Promise<{ text: string; isBad: boolean }> {
  try {
    const { message } = await callApi<{ message: string }>('/shop/newsletter', {
      method: 'POST',
      body: { email, consent: true, language: pageLanguage() },
    });
    return { text: message, isBad: false };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { text: error.message, isBad: true };
  }
}
