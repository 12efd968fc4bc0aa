import type { Unsent } from './outbox.ts';

/** The parts of the browser that sending needs. */
export type SendPorts = {
  all(): Promise<Unsent[]>;
  markSent(key: string): Promise<boolean>;
  post(path: string, init: RequestInit): Promise<Response>;
  /** True if a page of the shop is visible: it sends by itself, and can ask. */
  isAnyPageSeen(): Promise<boolean>;
  now(): number;
};

/**
 * Sends the waiting calls when the network is back and no page of the shop is visible. They stay in the store: the next
 * page sends each once more with the same key, gets the shop's answer and tells the shopper. Rejects without an answer,
 * so that the browser calls again later.
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
