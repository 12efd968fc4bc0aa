import { seededRandom } from '../support/seeded-random.ts';

/** A visitor; guests have no token. */
export type Visitor = { token?: string };

type Interaction = {
  /** Of a hundred. */
  share: number;
  /** Only for shoppers who are signed in. */
  isOwn?: boolean;
};

/**
 * The shopping mix of TPC-W, by what a shop has for each of its interactions: 80 of a hundred look, 20 are on their way
 * to an order. Its admin pages are left out: prices are changed elsewhere in this bench.
 */
export const INTERACTIONS = {
  home: { share: 16 },
  'newest goods': { share: 5 },
  'a shelf': { share: 5 },
  'a product': { share: 17 },
  'suggestions while typing': { share: 20 },
  'what a search found': { share: 17 },
  'into the cart': { share: 11.8, isOwn: true },
  'log-in page': { share: 3 },
  'checkout page': { share: 2.6, isOwn: true },
  order: { share: 1.2, isOwn: true },
  'my orders': { share: 1.4, isOwn: true },
} satisfies Record<string, Interaction>;

export type InteractionName = keyof typeof INTERACTIONS;

/** What a visitor does in one shop, with all calls that a browser makes for it; what the shop has not is left out. */
export type Storefront = Partial<Record<InteractionName, (visitor: Visitor) => Promise<unknown>>>;

export const namesIn = (storefront: Storefront): InteractionName[] =>
  Object.keys(storefront) as InteractionName[];

/** The same choices in every run, though eight visitors make them in another order each time. */
export const roll = seededRandom(7);
export const anyOf = <T>(all: readonly T[]): T => all[roll(all.length)]!;

const AT_ONCE = 8;
/** Of a hundred. */
const SIGNED_IN = 70;

type Visits = {
  /** How long each took that ended well, in milliseconds. */
  waits: number[];
  /** How often what was answered instead. */
  failures: Map<string, number>;
};

/** Eight visitors do one thing after the other while it goes on. `free` are the tokens of shoppers who do nothing now. */
export async function visit(
  storefront: Storefront,
  free: string[],
  goOn: () => boolean,
  names = namesIn(storefront),
): Promise<Visits> {
  const visits: Visits = { waits: [], failures: new Map() };
  const work = async (): Promise<void> => {
    while (goOn()) {
      const name = choose(names);
      const interaction: Interaction = INTERACTIONS[name];
      // A shopper does one thing at a time.
      const token = interaction.isOwn || roll(100) < SIGNED_IN ? free.shift() : undefined;
      const began = performance.now();
      try {
        await storefront[name]?.(token === undefined ? {} : { token });
        visits.waits.push(performance.now() - began);
      } catch (error) {
        const why = `${name}: ${error instanceof Error ? error.message : String(error)}`;
        visits.failures.set(why, (visits.failures.get(why) ?? 0) + 1);
      }
      if (token !== undefined) free.push(token);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return visits;
}

function choose(names: readonly InteractionName[]): InteractionName {
  const tenths = names.reduce((sum, name) => sum + INTERACTIONS[name].share * 10, 0);
  let place = roll(Math.round(tenths)) / 10;
  return names.find((name) => (place -= INTERACTIONS[name].share) < 0) ?? names[0]!;
}
