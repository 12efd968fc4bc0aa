import { callApi, CallFailed } from '#browser/api-client.ts';

/** Asks for the shop's letters to an address, and tells what the shop said. */
export async function subscribe(email: FormDataEntryValue | null): Promise<{ text: string; isBad: boolean }> {
  try {
    const { message } = await callApi<{ message: string }>('/shop/newsletter', {
      method: 'POST',
      body: { email, consent: true },
    });
    return { text: message, isBad: false };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { text: error.message, isBad: true };
  }
}
