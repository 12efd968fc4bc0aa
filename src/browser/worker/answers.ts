import { type NoNetworkTexts, noNetworkPage, wordsFor } from './no-network.ts';
import { RING_STORE } from './ring-address.ts';
import { openRoom, type Room, SEEN_AT } from './room.ts';
import { ifNotReached, ifStoreRefused, type NeededFiles } from './scope.ts';
/** The parts of the browser that the worker needs. */
export type Ports = {
  origin: string;
  caches: CacheStorage;
  fetch(request: Request): Promise<Response>;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Tells the page how old its answer is; undefined: it comes from the shop. */
  tellAge(client: string, seenAt: number | undefined): Promise<void>;
};

/** A request as the worker sees it: `preloaded` is the answer that the browser asked for while the worker started. */
export type Asked = { request: Request; client: string; preloaded?: Promise<Response | undefined> };

/** The answer, and the work that goes on after it. */
export type Answering = { answer: Promise<Response>; work: Promise<unknown> };

/** The time that the network may take before the page is shown as last seen, in milliseconds. */
export const PATIENCE_MS = 3000;

// Together 3 MB: the shop's own files, its pictures, and pages with what they ask for.
const FILES_BYTES = 1_300_000;
const PICTURES_BYTES = 700_000;
const PAGES_BYTES = 1_000_000;

/** Where the build names the files that are needed without a network. */
const NEEDED = '/offline.json';

/** Calls with the same answer for all callers. They are sent without a token, and their answers may be kept. */
const OPEN_CALLS =
  /^\/api\/(products(\/category\/[a-z0-9-]+|\/categories|\/facets|\/[0-9a-f-]{36}(\/related|\/extras)?)?|shelves|shop\/(settings|today))$/;

/** Answers the requests of the shop's pages, of one build. */
export function openAnswers(ports: Ports, build: string, texts: NoNetworkTexts) {
  const room = (name: string, bytes: number): Room =>
    openRoom(ports.caches, `${build} ${name}`, bytes, () => ports.now());
  const files = room('files', FILES_BYTES);
  const pictures = room('pictures', PICTURES_BYTES);
  const pages = room('pages', PAGES_BYTES);
  const roomOf = (path: string): Room | undefined =>
    path.startsWith('/assets/') ? files : path.startsWith('/media/') ? pictures : undefined;

  /** Answers a request; undefined leaves it to the browser, as for all personal data. */
  function answer(asked: Asked): Answering | undefined {
    const { request } = asked;
    const { origin, pathname } = new URL(request.url);
    if (origin !== ports.origin) return undefined;
    if (request.method === 'POST' && request.mode === 'navigate') return asForm(request);
    if (request.method !== 'GET') return undefined;
    const ofFiles = roomOf(pathname);
    if (ofFiles) return fromRoom(ofFiles, request);
    if (OPEN_CALLS.test(pathname)) return asCall(asked);
    if (pathname.startsWith('/api/') || request.headers.has('authorization')) return undefined;
    if (request.mode === 'navigate') return asPage(asked, pathname);
    return undefined;
  }

  /** Files with a hash in their name never change: once kept, they are not asked for again. */
  function fromRoom(own: Room, request: Request): Answering {
    const work: Promise<unknown>[] = [];
    const find = async (): Promise<Response> => {
      const kept = await own.find(request.url);
      if (kept) return kept;
      const fresh = await reached(ports.fetch(request));
      if (!fresh) return Response.error();
      if (mayKeep(fresh)) work.push(own.put(request.url, fresh.clone()));
      return fresh;
    };
    const found = find();
    return { answer: found, work: found.then(() => Promise.all(work)) };
  }

  function asPage(asked: Asked, path: string): Answering {
    const { request, preloaded } = asked;
    const ask = async (): Promise<Response> => (await preloaded) ?? ports.fetch(request);
    const { first, network, work } = fromNetwork(request.url, ask());
    const find = async (): Promise<Response> => {
      const inTime = await first;
      if (inTime) return inTime;
      const kept = await pages.find(request.url);
      if (kept) return withAge(kept);
      return (await network) ?? offerSeen(path);
    };
    return { answer: find(), work };
  }

  /** A form that is sent without scripts: where that does not reach the shop, its page says so. */
  function asForm(request: Request): Answering {
    const send = async (): Promise<Response> =>
      (await reached(ports.fetch(request))) ?? Response.redirect(request.referrer || ports.origin, 303);
    const answer = send();
    return { answer, work: answer };
  }

  function asCall({ request, client }: Asked): Answering {
    const open = new Request(request.url, {
      headers: { accept: 'application/json' },
      signal: request.signal,
    });
    const { first, network, work } = fromNetwork(request.url, ports.fetch(open));
    const find = async (): Promise<Response> => {
      const kept = (await first) ? undefined : await pages.find(request.url);
      await ports.tellAge(client, kept && Number(kept.headers.get(SEEN_AT)));
      return kept ?? (await network) ?? Response.error();
    };
    return { answer: find(), work };
  }

  /**
   * Keeps the network's answer, also if it comes too late. `network` is its answer, undefined without one; `first` is
   * the answer that came in time.
   */
  function fromNetwork(address: string, asking: Promise<Response>) {
    const keeping: Promise<void>[] = [];
    const network = reached(asking).then((fresh) => {
      if (fresh && mayKeep(fresh)) keeping.push(pages.put(address, fresh.clone()));
      return fresh;
    });
    const inTime = network.then((fresh) => (fresh && fresh.status < 500 ? fresh : undefined));
    const first = Promise.race([inTime, ports.wait(PATIENCE_MS).then(() => undefined)]);
    return { first, network, work: inTime.then(() => Promise.all(keeping)) };
  }

  /** The page without a network, with links to what is kept. */
  async function offerSeen(path: string): Promise<Response> {
    const words = wordsFor(path, texts);
    const paths = Object.keys(words.pages);
    const kept = await Promise.all(paths.map((each) => pages.find(ports.origin + each)));
    return noNetworkPage(
      words,
      paths.filter((_, index) => kept[index] !== undefined),
    );
  }

  /**
   * Keeps the files that a page used before this worker ran, or that will be needed without a network. Kept files are
   * not fetched again.
   */
  async function keepAll(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const { href, origin, pathname } = new URL(address, ports.origin);
      if (origin !== ports.origin || pathname.startsWith('/api/')) continue;
      const own = roomOf(pathname) ?? pages;
      if (await own.has(href)) continue;
      const fresh = await reached(ports.fetch(new Request(href)));
      if (!fresh) return; // the next page sends its list again
      if (mayKeep(fresh)) await own.put(href, fresh);
    }
  }

  /** Keeps the build's files that this user needs without a network; their list is fetched once. */
  async function keepParts(parts: readonly (keyof NeededFiles)[]): Promise<void> {
    if (parts.length === 0) return;
    const list = ports.origin + NEEDED;
    if (!(await files.has(list))) {
      const fresh = await reached(ports.fetch(new Request(list, { cache: 'no-cache' })));
      if (fresh && mayKeep(fresh)) await files.put(list, fresh);
    }
    const kept = await files.find(list);
    if (!kept) return; // the next page says so again
    const needed = (await kept.json()) as NeededFiles;
    await keepAll(parts.flatMap((part) => needed[part] ?? []));
  }

  /** Removes the caches of earlier builds; if the browser refuses its store, there are none. */
  async function forgetOthers(): Promise<void> {
    const names = (await ports.caches.keys().catch(ifStoreRefused)) ?? [];
    const others = names.filter((name) => name !== RING_STORE && !name.startsWith(`${build} `));
    await Promise.all(others.map((name) => ports.caches.delete(name)));
  }

  return { answer, keepAll, keepParts, forgetOthers };
}

/** The network's answer; undefined if there is none. */
const reached = (asking: Promise<Response>): Promise<Response | undefined> => asking.catch(ifNotReached);

/** True for the shop's own good answers, unless they forbid keeping. */
const mayKeep = (answer: Response): boolean =>
  answer.status === 200 &&
  answer.type !== 'opaque' &&
  !answer.redirected &&
  !(answer.headers.get('cache-control') ?? '').includes('no-store');

/** A kept page says when it was seen, so that its scripts can show that. */
async function withAge(kept: Response): Promise<Response> {
  const html = await kept.text();
  const seen = `<html data-seen-at="${kept.headers.get(SEEN_AT)}" `;
  return new Response(html.replace('<html ', seen), { headers: kept.headers });
}
