import { createParser } from 'eventsource-parser';
import type { News } from '#admin/admin.ts';
import { createApi } from '#main/api.ts';
import type { TestShop } from './open-shop.ts';
import type { Person } from './people.ts';

/** A screen of the back office that listens. */
export type Listener = {
  status: number;
  next(): Promise<{ id: string; news: News } | 'nothing new' | 'ended'>;
  leave(): Promise<void>;
};

/** Opens a line for somebody; `lastId` is that of the last message they have. */
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

/** The next message that says something. */
export async function newsOf(listener: Listener): Promise<{ id: string; news: News }> {
  for (;;) {
    const said = await listener.next();
    if (said === 'ended') throw new Error('the stream ended');
    if (said !== 'nothing new') return said;
  }
}
