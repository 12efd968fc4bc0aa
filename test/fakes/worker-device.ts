import { openAnswers, type Ports } from '#browser/worker/answers.ts';

/** Where the shop of these tests stands. */
const SHOP = 'https://shop.example';
const words = (lang: string, title: string) => ({
  lang,
  title,
  text: 'Not on this device.',
  again: 'Try again',
  seen: 'These open:',
  pages: { [lang === 'hi' ? '/hi' : '/']: 'Home' },
});
const TEXTS = { '': words('en-IN', 'No internet'), '/hi': words('hi', 'इंटरनेट नहीं है') };
/** What the network says when there is none. */
export const LOST = new TypeError('Failed to fetch');

/** A browser's store in memory; `mayTake` says whether the browser lets another answer in. */
function openStore(device: {
  mayTake: () => boolean;
  isForbidden: boolean;
  isBroken: boolean;
  fault: Error | undefined;
}) {
  const readable = (): void => {
    if (device.fault) throw device.fault;
    if (device.isBroken) throw new DOMException('gone', 'InvalidStateError');
  };
  const stores = new Map<string, Map<string, Response>>();
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (asked: string | Request) => {
      readable();
      return kept.get(typeof asked === 'string' ? asked : asked.url)?.clone();
    },
    keys: async () => {
      readable();
      return [...kept.keys()].map((address) => new Request(address));
    },
    put: async (address: string, answer: Response) => {
      if (!device.mayTake()) throw new DOMException('full', 'QuotaExceededError');
      kept.set(address, answer);
    },
    delete: async (address: string) => kept.delete(address),
  });
  const caches = {
    open: async (name: string) => {
      if (device.isForbidden) throw new DOMException('no store here', 'SecurityError');
      const kept = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, kept);
      return cacheOf(kept);
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  return { caches: caches as unknown as CacheStorage, stores };
}

/** A device with the worker, whose network and clock are the test's. */
export function openDevice(build = 'build1') {
  const device = {
    now: 1000,
    isForbidden: false,
    isBroken: false,
    /** A fault of our own code, thrown where the store is read. */
    fault: undefined as Error | undefined,
    mayTake: () => true,
    /** What the network answers; an error is no network, undefined never comes. */
    network: (_request: Request): Response | Error | undefined => html('page'),
    asked: [] as Request[],
    ages: [] as (number | undefined)[],
  };
  const { caches, stores } = openStore(device);
  const ports: Ports = {
    origin: SHOP,
    caches,
    fetch: async (request) => {
      device.asked.push(request);
      const answer = device.network(request);
      if (answer === undefined) return new Promise<Response>(() => {});
      if (answer instanceof Error) throw answer;
      return answer;
    },
    now: () => device.now,
    // Without it a test of a fast network would end before the network answered.
    wait: () => new Promise((resolve) => setTimeout(resolve, 20)),
    tellAge: async (_client, seenAt) => void device.ages.push(seenAt),
  };
  const open = (name: string) => openAnswers(ports, name, TEXTS);
  let answers = open(build);
  const ask = async (path: string, init: RequestInit & { isPage?: boolean } = {}) => {
    const { isPage = !/^\/(?:api|assets|media)\//.test(path), ...rest } = init;
    const request = new Request(SHOP + path, rest);
    if (isPage) Object.defineProperty(request, 'mode', { value: 'navigate' });
    const answering = answers.answer({ request, client: 'tab' });
    if (!answering) return undefined;
    const later = answering.answer.then(() => new Promise((resolve) => setTimeout(resolve, 30)));
    const [answer] = await Promise.all([answering.answer, Promise.race([answering.work, later])]);
    return answer;
  };
  return {
    device,
    caches,
    stores,
    ask,
    answers: () => answers,
    restart: (name = build) => {
      answers = open(name);
    },
    kept: () =>
      [...stores.values()].flatMap((store) => [...store.keys()].map((each) => each.slice(SHOP.length))),
  };
}

/** A page that says a text. */
export const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<!doctype html><html lang="en-IN"><body>${text}</body></html>`, {
    headers: { 'content-type': 'text/html', ...headers },
  });
