import { createParser, type EventSourceMessage } from 'eventsource-parser';

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
