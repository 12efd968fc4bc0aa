/** One message of a server-sent stream. */
export type StreamMessage = { id: string; event: string; data: string };

/**
 * Reads a stream of server-sent events to its end, message by message. Fetch is used because the browser's own
 * EventSource cannot carry a bearer token. `heard` is told of every sign of life, comments included.
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  onMessage: (message: StreamMessage) => void,
  heard: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const message = parseMessage(block);
      if (message) onMessage(message);
    }
  }
}

/** A block of lines to a message; undefined when it holds comments only. */
export function parseMessage(block: string): StreamMessage | undefined {
  const message: StreamMessage = { id: '', event: 'message', data: '' };
  const lines: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon === 0) continue;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') lines.push(value);
    if (name === 'id') message.id = value;
    if (name === 'event') message.event = value;
  }
  if (lines.length === 0) return undefined;
  return { ...message, data: lines.join('\n') };
}
