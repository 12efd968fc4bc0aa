import type { Language } from '#base/language/language.ts';
import type { Config } from '#platform/config/config.ts';

/** A text message to one Indian mobile number, whose ten digits `to` holds. `code` is also in the text. */
type TextMessage = { to: string; language: Language; text: string; code: string };

const PATIENCE_MS = 15_000;
const COUNTRY = '+91';

/**
 * Hands a text message to the gateway at `SMS_URL`, as one POST of JSON: `id` (the same when the message is sent again
 * because no answer came), `to` with the country's number, `language`, `text`, `code`. Gateways with other formats need
 * a small relay of the shop's own. Rejects unless the answer is 2xx; a redirect is not followed, because the token
 * would go along.
 */
export async function sendText(
  { url, token }: NonNullable<Config['sms']>,
  { to, ...message }: TextMessage,
  id: string,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ id, to: COUNTRY + to, ...message }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
}
