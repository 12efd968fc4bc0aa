import { hash } from 'node:crypto';
import pg from 'pg';
import { isUnreachable, READ_ONLY } from './errors.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** The most connections of a pool. A patient pool waits for each statement without a limit. */
export type PoolOptions = { connections: number; isPatient: boolean };

/**
 * PostgreSQL compiles a statement that it guesses to be long. Where it has no statistics yet, as after a restore, it guesses so of
 * statements that take some milliseconds, and compiling takes half a second. Asked for in a statement, because a pool in front of the
 * database refuses settings that it does not know; what speaks PostgreSQL and compiles nothing has no such setting.
 */
const NO_COMPILING = "select set_config('jit', 'off', false) where current_setting('jit', true) is not null";
/** Sent before the pool hands a new connection out; the pool's types do not know that. */
const FIRST = {
  onConnect: async (client: pg.ClientBase): Promise<void> => void (await client.query(NO_COMPILING)),
};

/** Connections to PostgreSQL: whole numbers come back as numbers, statements are prepared once a connection. */
export function openPool(url: string, { connections, isPatient }: PoolOptions): pg.Pool {
  pg.types.setTypeParser(INT8, Number);
  pg.types.setTypeParser(NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    ...(!isPatient && {
      statement_timeout: 15_000,
      // Also ends a query when the server sends nothing at all: it is frozen, or the network is down.
      query_timeout: 16_000,
      idle_in_transaction_session_timeout: 15_000,
    }),
    Client: PreparingClient,
    ...FIRST,
  });
  // The pool replaces a connection that breaks while idle, and a query on a broken one fails by itself. Without a
  // listener for the error event, either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The number of names that are kept: a shop's own statements are some hundreds, lists of other lengths make more. */
const NAMES_KEPT = 5000;
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= NAMES_KEPT) names.clear();
  const name = hash('sha1', text, 'base64url');
  names.set(text, name);
  return name;
}

/** After a database refused a connection it is left alone so long: while it ends or starts, each try costs it a process. */
const LEFT_ALONE_MS = 100;
const refusals = new Map<string, { error: unknown; until: number }>();

/**
 * Names each statement by its text, so that PostgreSQL parses and plans it once for each connection. Leaves a database that only
 * reads, so that the next connection finds the one that writes.
 */
class PreparingClient extends pg.Client {
  readonly #address: string;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.#address = `${this.host}:${this.port}/${this.database ?? ''}`;
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      // The statement's caller hears of it already; how this connection ends changes nothing.
      if (code === READ_ONLY) this.end().catch(() => undefined);
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(done: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
  override connect(done?: (error: never, client: pg.Client) => void): Promise<pg.Client> | undefined {
    const connected = this.#connect();
    if (!done) return connected;
    const tell = done as (error: unknown, client?: pg.Client) => void;
    connected.then(
      () => tell(null, this),
      (error: unknown) => tell(error),
    );
    return undefined;
  }

  async #connect(): Promise<pg.Client> {
    const refused = refusals.get(this.#address);
    if (refused && performance.now() < refused.until) throw refused.error;
    try {
      return await super.connect();
    } catch (error) {
      if (isUnreachable(error))
        refusals.set(this.#address, { error, until: performance.now() + LEFT_ALONE_MS });
      throw error;
    }
  }

  // The driver's own signature is a union of nine overloads; Kysely uses just (text, values).
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const send = super.query.bind(this) as (...all: unknown[]) => never;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return send(...args);
    return send({ text, values, name: nameOf(text) });
  }
}
