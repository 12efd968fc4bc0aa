import type { Unsent } from './outbox.ts';

/** What sending needs of the browser. */
export type SendPorts = {
  all(): Promise<Unsent[]>;
  markSent(key: string): Promise<boolean>;
  post(path: string, init: RequestInit): Promise<Response>;
  /** Whether somebody looks at a page of the shop: it sends by itself, and can ask. */
  isAnyPageSeen(): Promise<boolean>;
  now(): number;
};

/**
 * Sends what waits, when the network is back and nobody looks at the shop. Nothing is removed here: the next page sends it once more
 * with the same key, hears the shop's answer and tells the shopper. Rejects without an answer, so that the browser calls
 * again later.
 */
export async function sendUnsent(ports: SendPorts): Promise<void> {
  if (await ports.isAnyPageSeen()) return;
  for (const { key, path, body, token, until } of await ports.all()) {
    if (ports.now() >= until || !(await ports.markSent(key))) continue;
    const answer = await ports.post(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    });
    if (answer.status >= 500 || answer.status === 429) throw new Error(`The shop answered ${answer.status}.`);
  }
}
