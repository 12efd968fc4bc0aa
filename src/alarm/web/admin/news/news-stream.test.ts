import type { EventSourceMessage } from 'eventsource-parser';
import { expect, test } from 'vitest';
import { readEventStream } from '#alarm/web/admin/news/news-stream.ts';

test('messages are whole however the connection cuts them, and comments only show that it is alive', async () => {
  const bytes = new TextEncoder().encode(
    ': hello\n\nid: 7\nevent: news\ndata: {"name":\ndata: "आशा"}\n\n: still here\n\n',
  );
  // One byte at a time: letters of several bytes arrive in pieces, too.
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const messages: EventSourceMessage[] = [];
  let arrivals = 0;
  await readEventStream(
    body,
    (message) => messages.push(message),
    () => (arrivals += 1),
  );
  expect(messages).toEqual([{ id: '7', event: 'news', data: '{"name":\n"आशा"}' }]);
  expect(arrivals).toBe(bytes.length);
});
