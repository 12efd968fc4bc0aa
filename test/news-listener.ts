import { createParser } from 'eventsource-parser';
import type { News } from '#alarm/alarm.ts';
import { createApi } from '#main/api.ts';
import type { TestShop } from './open-shop.ts';
import type { Person } from './people.ts';

/** A client of the notification stream. */
export type Listener = {
  status: number;
  next(): Promise<{ id: string; news: News } | 'nothing new' | 'ended'>;
  leave(): Promise<void>;
};

/** Opens a stream for somebody. `lastId` is the id of their last message. */
export async function listen(shop: TestShop, person: Person, lastId = ''): Promise<Listener> {
  const answer = await createApi(shop.platform).request('/api/admin/events', {
    headers: { Authorization: `Bearer ${person.token}`, ...(lastId && { 'Last-Event-ID': lastId }) },
  });
  const reader = answer.body!.getReader();
  const decoder = new TextDecoder();
  const waiting: ({ id: string; news: News } | 'nothing new')[] = [];
  const parser = createParser({
    onEvent: ({ id = '', data }) => waiting.push({ id, news: JSON.parse(data) as News }),
    onComment: () => waiting.push('nothing new'),
  });
  return {
    status: answer.status,
    next: async () => {
      for (;;) {
        const said = waiting.shift();
        if (said) return said;
        const { done, value } = await reader.read();
        if (done) return 'ended';
        parser.feed(decoder.decode(value, { stream: true }));
      }
    },
    leave: () => reader.cancel(),
  };
}

/** The next message with news. */
export async function newsOf(listener: Listener): Promise<{ id: string; news: News }> {
  for (;;) {
    const said = await listener.next();
    if (said === 'ended') throw new Error('the stream ended');
    if (said !== 'nothing new') return said;
  }
}
