import { expect, test } from 'vitest';
import { parseMessage, readEventStream, type StreamMessage } from './event-stream.ts';

test('messages are whole, however the line cuts them, and comments are only signs of life', async () => {
  const bytes = new TextEncoder().encode(
    ': hello\n\nid: 7\nevent: news\ndata: {"name":\ndata: "आशा"}\n\n: still here\n\n',
  );
  // One byte at a time: also letters of several bytes arrive in pieces.
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const heard: StreamMessage[] = [];
  let signs = 0;
  await readEventStream(
    body,
    (message) => heard.push(message),
    () => (signs += 1),
  );
  expect(heard).toEqual([{ id: '7', event: 'news', data: '{"name":\n"आशा"}' }]);
  expect(signs).toBe(bytes.length);
  expect(parseMessage(': only a comment')).toBeUndefined();
});
