import type { Storefront } from '../mix/interactions.ts';
import type { Database } from './cluster.ts';
import type { RunningProcess } from './processes.ts';

/** One request, as it goes over the wire. */
export type Asked = {
  path: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
};

/** Where a shop is installed and where its data are. */
export type Place = { dir: string; database: Database };

/** The reads that every shop of the comparison can answer, or its own pages where it has some. */
export type Reads = Partial<Record<'listing page' | 'product page', Asked[]>> &
  Record<'list of 12, API' | 'product by id, API', Asked[]>;

/** A shop that is open, and how a shopper's program talks to it. */
export type Open = {
  origin: string;
  processes: RunningProcess[];
  /** Its addresses for each read, many of each, so that nothing is measured by one lucky row. */
  reads: Reads;
  /** The first page of a visit, and a product's, where it has pages. */
  firstVisit?: { home: string; product: string };
  /** Opens so many carts, or whatever has to be there before something can be put into one. */
  carts(count: number): Promise<string[]>;
  /** What puts one of a product into a cart; `at` is the product's place in the list. */
  add(cart: string, at: number): Asked;
  /** A whole checkout of one line, in the fewest calls its API takes; throws when it does not end with an order. */
  checkout(turn: number): Promise<void>;
};

/** A shop as the visitors of the mix use it. */
export type Mixed = {
  /** Shoppers who are signed in. */
  tokens: string[];
  /** What they and the guests do, at an address; the address changes with each start. */
  storefront(origin: string): Storefront;
  /** Lowers the prices of so many goods by its own admin API, one after the other. */
  changePrices(origin: string, count: number): Promise<void>;
};

/** A shop of the comparison: how it is installed, filled and opened. */
export type Peer = {
  name: string;
  /** Its packages, exactly. */
  packages: Record<string, string>;
  /** How many calls its checkout takes. */
  calls: number;
  /** What it needs in its folder besides the packages, by path. */
  files(): Record<string, string>;
  more?: { dev?: Record<string, string>; overrides?: Record<string, string>; type?: 'module' };
  /** Compiles it, if it has to be. */
  build?(dir: string): Promise<void>;
  seed(place: Place): Promise<void>;
  /** Starts its processes; the first answer is waited for by whoever measures. */
  start(place: Place): Promise<{ origin: string; processes: RunningProcess[]; firstAnswer: Asked }>;
  /** Looks up what it sells, once it answers. */
  open(place: Place, origin: string): Promise<Omit<Open, 'origin' | 'processes'>>;
  /** Signs in so many shoppers for the mix. */
  mix(place: Place, origin: string, shoppers: number): Promise<Mixed>;
};

/** What shows that an answer is the one asked for, and not a page that says sorry. */
export function expectGood(answer: { status: number; body: string }, asked: Asked): void {
  const isError =
    answer.status >= 400 || answer.body.startsWith('{"errors":') || answer.body.includes('"errorCode":');
  if (isError) throw new Error(`${asked.path}: ${answer.status} ${answer.body.slice(0, 200)}`);
}
