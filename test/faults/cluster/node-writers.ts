import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { READ_ONLY } from '#platform/db/errors.ts';
import type { Machine } from './machine.ts';

/** A write that a database took when it was asked directly: when it was sent and answered, and in which timeline. */
type Taken = { node: string; id: number; sentAt: number; answeredAt: number; timeline: string };

/** Writers beside the shop: one asks each database itself, the whole time, also one that nobody else reaches. */
export type NodeWriters = {
  /** Ends them, and says where two leaders took writes, and which answered write is missing in the end. */
  stop(leader: () => Promise<pg.Client>): Promise<{ taken: Record<string, number>; broken: string[] }>;
};

const EVERY_MS = 100;
const AGAIN_MS = 250;

let last = 0;

/** Opens a connection to the database of a machine by its own socket, past the network. */
export async function connectInside(
  machine: Machine,
  password: string,
  database: string,
): Promise<pg.Client> {
  const host = machine.path('/run/postgresql');
  const client = new pg.Client({ host, user: 'haat', password, database, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Starts a writer at each database. */
export function writeToEach(machines: readonly Machine[], password: string): NodeWriters {
  const taken: Taken[] = [];
  let isOn = true;
  const clients = new Set<pg.Client>();
  const writeTo = async (machine: Machine): Promise<void> => {
    while (isOn) {
      try {
        const client = await connectInside(machine, password, 'probe');
        clients.add(client);
        try {
          while (isOn) {
            last += 1;
            const written = await write(client, machine.name, last);
            if (written) taken.push(written);
            await wait(written ? EVERY_MS : AGAIN_MS);
          }
        } finally {
          clients.delete(client);
          // Its machine may be gone: then there is nothing to end.
          void client.end().catch(() => undefined);
        }
      } catch {
        await wait(AGAIN_MS); // away, or about to go: asked again
      }
    }
  };
  const all = machines.map(writeTo);
  return {
    stop: async (leader) => {
      isOn = false;
      await Promise.race([Promise.all(all), wait(5000, undefined, { ref: false })]);
      // Those whose machine is gone have nothing to end.
      for (const client of clients) void client.end().catch(() => undefined);
      const client = await leader();
      const { rows } = await client.query<{ id: number }>('select id::int from writes');
      await client.end();
      const there = new Set(rows.map(({ id }) => id));
      const missing = taken.filter(({ id }) => !there.has(id));
      const counted: Record<string, number> = {};
      for (const { node } of taken) counted[node] = (counted[node] ?? 0) + 1;
      return {
        taken: counted,
        broken: [
          ...twoLeaders(taken),
          ...missing.slice(0, 3).map(({ node, id }) => `write ${id} that ${node} answered is missing`),
        ],
      };
    },
  };
}

/** Writes a row; undefined where a follower was asked, which takes none. */
async function write(client: pg.Client, node: string, id: number): Promise<Taken | undefined> {
  const sentAt = performance.now();
  let isConfirmed = true;
  // PostgreSQL answers a commit that only it has with a warning, when the wait for the other machine is broken off.
  client.once('notice', () => (isConfirmed = false));
  const answer = await client
    .query<{ timeline: string }>(
      'insert into writes (id, node) values ($1, $2) returning left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline',
      [id, node],
    )
    .catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === READ_ONLY) return undefined;
      throw error;
    });
  client.removeAllListeners('notice');
  if (!answer) return undefined;
  if (!isConfirmed) throw new Error('only this machine has it');
  return { node, id, sentAt, answeredAt: performance.now(), timeline: answer.rows[0]?.timeline ?? '' };
}

/** Each leader opens a new timeline; once it has answered a write, nobody may take one of a timeline before. */
function twoLeaders(taken: readonly Taken[]): string[] {
  const broken: string[] = [];
  for (const timeline of new Set(taken.map((each) => each.timeline))) {
    const own = taken.filter((each) => each.timeline === timeline);
    const began = Math.min(...own.map(({ answeredAt }) => answeredAt));
    const nodes = new Set(own.map(({ node }) => node));
    if (nodes.size > 1) broken.push(`${[...nodes].join(' and ')} took writes in one timeline`);
    const late = taken.filter((each) => each.timeline < timeline && each.sentAt > began);
    if (late[0])
      broken.push(`${late.length} writes were taken by ${late[0].node} after ${[...nodes][0]} led`);
  }
  return broken;
}
