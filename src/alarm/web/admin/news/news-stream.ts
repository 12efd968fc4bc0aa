import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { News } from '#alarm/alarm.ts';
import { useSession } from '#identity/web/public.ts';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
// The server sends something at least every 20 seconds; a connection that is silent for three times as long is dead.
const SILENCE = 60_000;

/**
 * Keeps the stream open until `signal` fires. After a failure it reconnects, with growing pauses, and sends the id of
 * its last message, so that the server repeats the message only if something changed meanwhile.
 */
export async function followNews(
  on: { news: (news: News) => void; live: (live: boolean) => void },
  signal: AbortSignal,
): Promise<void> {
  let lastId = '';
  let wait = FIRST_WAIT;
  while (!signal.aborted) {
    const { token } = useSession.getState();
    if (!token) return;
    try {
      const opened = await open(token, lastId, signal);
      if (opened === 'refused') return;
      on.live(true);
      wait = FIRST_WAIT;
      await opened.read((id, news) => {
        lastId = id;
        on.news(news);
      });
    } catch {
      // Whatever the failure was, the next round tries again, and `live` shows that nothing arrives meanwhile.
    }
    on.live(false);
    await pause(wait, signal);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }
}

async function open(token: string, lastId: string, signal: AbortSignal) {
  const watchdog = new AbortController();
  const giveUp = (): void => watchdog.abort();
  let timer = setTimeout(giveUp, SILENCE);
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, SILENCE);
  };
  // A device that goes offline knows that long before the silence is noticed.
  window.addEventListener('offline', giveUp);
  const close = (): void => {
    clearTimeout(timer);
    window.removeEventListener('offline', giveUp);
  };
  const response = await fetch('/api/admin/events', {
    headers: { Authorization: `Bearer ${token}`, ...(lastId && { 'Last-Event-ID': lastId }) },
    signal: AbortSignal.any([signal, watchdog.signal]),
  });
  if (response.status === 401 || response.status === 403) {
    close();
    return 'refused';
  }
  if (!response.ok || !response.body) {
    close();
    throw new Error(`the stream answered ${response.status}`);
  }
  const { body } = response;
  return {
    read: (onNews: (id: string, news: News) => void) =>
      readEventStream(body, ({ id = '', data }) => onNews(id, JSON.parse(data) as News), heard).finally(
        close,
      ),
  };
}

/** Waits, but no longer than until the device is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds * (0.8 + Math.random() * 0.4));
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/**
 * Reads a stream of server-sent events to its end and passes on each message. `onBytes` is called whenever anything
 * arrives, comments included. Fetch is used because the browser's own EventSource cannot send a bearer token.
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  onMessage: (message: EventSourceMessage) => void,
  onBytes: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({ onEvent: onMessage });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
