import { setTimeout as wait } from 'node:timers/promises';

/** What a call answered, its body as the caller takes it; `status` 0 when the connection broke, so that nobody knows whether it was done. */
export type Reply<Body = unknown> = { status: number; body: Body; headers: Headers };

const PATIENCE_MS = 20_000;

/** Calls a shop that may die at any moment. */
export async function call<Body = unknown>(
  url: string,
  method: string,
  path: string,
  { token, body, headers }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Reply<Body>> {
  try {
    const response = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as Body,
      headers: response.headers,
    };
  } catch (error) {
    return { status: 0, body: String(error) as Body, headers: new Headers() };
  }
}

/** Waits until something holds; says what it waited for when that takes too long. */
export async function until(what: string, holds: () => Promise<boolean>, atMostMs = 20_000): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > atMostMs) throw new Error(`${what}: not within ${atMostMs} ms`);
    await wait(20);
  }
  return performance.now() - began;
}
