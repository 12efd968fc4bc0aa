import { vi } from 'vitest';

/** What a call of the API sent. */
export type Sent = { method: string; path: string; body: unknown; headers: Record<string, string> };
/** The shop's answer; an Error stands for a lost connection. */
export type Answering = (sent: Sent) => Response | Error | Promise<Response | Error>;

/** The parts of a browser that our stores and API calls need. */
export type FakeBrowser = {
  local: Storage;
  session: Storage;
  /** Addresses that the page navigated to; `reload` stands for a reload. */
  visits: string[];
  /** What was called, in order. */
  sent: Sent[];
  /** Sets the shop's answers. */
  answer(how: Answering): void;
  /** Simulates a change of the shared storage by another tab. */
  dispatch(event: Event): void;
};

/** Provides browser globals in Node and resets all modules, so that each test opens the page at `pathname` anew. */
export function openBrowser(pathname = '/'): FakeBrowser {
  vi.resetModules();
  const listeners = new EventTarget();
  const local = fakeStorage();
  const session = fakeStorage();
  const visits: string[] = [];
  const sent: Sent[] = [];
  let answering: Answering = () => new Error('the test gave no answer');
  vi.stubGlobal('window', {
    localStorage: local,
    sessionStorage: session,
    location: {
      pathname,
      assign: (to: string) => visits.push(to),
      replace: (to: string) => visits.push(to),
      reload: () => visits.push('reload'),
    },
    addEventListener: listeners.addEventListener.bind(listeners),
    removeEventListener: listeners.removeEventListener.bind(listeners),
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call: Sent = {
      method: init.method ?? 'GET',
      path: url.replace(/^\/api/, ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: init.headers as Record<string, string>,
    };
    sent.push(call);
    const answer = await answering(call);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return {
    local,
    session,
    visits,
    sent,
    answer: (how) => {
      answering = how;
    },
    dispatch: (event) => void listeners.dispatchEvent(event),
  };
}

/** An answer of the API as JSON. */
export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** A refusal of the API. */
export const refusal = (status: number, code: string, message: string, more: object = {}): Response =>
  json({ error: message, message, code, ...more }, status);

function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}
