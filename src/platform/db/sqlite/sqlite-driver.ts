import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate as immediate } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
} from 'kysely';
import { LOG_PAGES, openWalFlush, type WalFlush } from './wal.ts';
const STATEMENTS_KEPT = 500;

/**
 * Kysely's dialect for `node:sqlite`: one connection for writes, one after the other, and one that reads the last
 * committed state, so that a page never waits for an order. Writes are on disk before they are acknowledged, and no
 * other request waits for the disk.
 */
export const sqliteDialect = (path: string): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => new SqliteDriver(path),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Kysely's own adapter sends SQLite one query at a time. Our driver queues writers and lets readers through. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** All migrations run in one transaction: one that fails leaves nothing half done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #path: string;
  #writer: Connection | undefined;
  #reader: Connection | undefined;
  readonly #disk: WalFlush | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
    this.#disk = path === ':memory:' ? undefined : openWalFlush(path);
  }

  async init(): Promise<void> {
    this.#writer = new Connection(openFile(this.#path));
    this.#reader = this.#path === ':memory:' ? this.#writer : new Connection(openFile(this.#path));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Lease(this.#writer!, this.#reader!, this.#disk, () => this.#takeTurn());
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as Lease).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as Lease).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as Lease).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as Lease).release();
  }

  async destroy(): Promise<void> {
    await this.#turn;
    await this.#disk?.close();
    if (this.#reader !== this.#writer) this.#reader?.close();
    this.#writer?.close();
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = before.then(() => promise);
    await before;
    return resolve;
  }
}

/** The connection of a query or transaction. Reads use the reader until a transaction or a write takes the writer. */
class Lease implements DatabaseConnection {
  readonly #writer: Connection;
  readonly #reader: Connection;
  readonly #disk: WalFlush | undefined;
  readonly #takeTurn: () => Promise<() => void>;
  #endTurn: (() => void) | undefined;
  #open = false;
  #busySince = 0;

  constructor(
    writer: Connection,
    reader: Connection,
    disk: WalFlush | undefined,
    takeTurn: () => Promise<() => void>,
  ) {
    this.#writer = writer;
    this.#reader = reader;
    this.#disk = disk;
    this.#takeTurn = takeTurn;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#open) {
      await this.#giveWay();
      return this.#writer.run<R>(sql, parameters);
    }
    if (this.#reader !== this.#writer && /^\s*(select|with|pragma)/i.test(sql)) {
      await othersTurn();
      return this.#reader.run<R>(sql, parameters);
    }
    const result = await this.#inTurn(() => this.#writer.run<R>(sql, parameters));
    await this.#disk?.flush();
    return result;
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#reader.rows<R>(sql, parameters)) yield { rows: [row] };
  }

  async begin(): Promise<void> {
    this.#endTurn = await this.#takeTurn();
    this.#disk?.expectSound();
    this.#writer.exec('begin immediate');
    this.#open = true;
    this.#busySince = performance.now();
  }

  /** Lets reads have their turn in a long transaction, as an import's; writes wait for its end. */
  async #giveWay(): Promise<void> {
    if (performance.now() - this.#busySince <= TURN_MS) return;
    await immediate();
    // Another statement of it failed meanwhile: what runs now would be outside of the transaction.
    if (!this.#open) throw new Error('The transaction has ended.');
    this.#busySince = performance.now();
  }

  /**
   * Commits without waiting for the disk: a later commit never reaches it before an earlier one, so that the next
   * writer may go on.
   */
  async commit(): Promise<void> {
    this.#writer.exec('commit');
    this.release();
    await this.#disk?.flush();
  }

  rollback(): void {
    // A commit that was made is not taken back, whatever the disk said of it: the writer may be another's already. And a
    // failed statement (a full disk, say) may have rolled back by itself; a second rollback would hide the cause.
    if (this.#open && this.#writer.inTransaction) this.#writer.exec('rollback');
    this.#open = false;
  }

  release(): void {
    this.#open = false;
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  async #inTurn<T>(write: () => T): Promise<T> {
    const endTurn = await this.#takeTurn();
    try {
      this.#disk?.expectSound();
      return write();
    } finally {
      endTurn();
    }
  }
}

/**
 * The time of uninterrupted work before others get their turn, in milliseconds: a page may ask for hundreds of rows.
 */
const TURN_MS = 5;
let turnSince: number | undefined;

/** Lets the process do other things after some milliseconds of reading. */
async function othersTurn(): Promise<void> {
  if (turnSince === undefined) {
    turnSince = performance.now();
    setImmediate(() => (turnSince = undefined)).unref();
  } else if (performance.now() - turnSince > TURN_MS) await immediate();
}

/**
 * A statement, with a note if it returns rows. To ask it for its columns at each run would cost as much as many a run.
 */
type Prepared = { statement: StatementSync; hasRows: boolean };

class Connection {
  readonly #file: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(file: DatabaseSync) {
    this.#file = file;
  }

  get inTransaction(): boolean {
    return this.#file.isTransaction;
  }

  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const { statement, hasRows } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  *rows<R>(sql: string, parameters: readonly unknown[]): IterableIterator<R> {
    // Not from the cache of statements: one that is being iterated cannot run another query at the same time.
    for (const row of this.#file.prepare(sql).iterate(...(parameters as SQLInputValue[]))) yield row as R;
  }

  exec(sql: string): void {
    this.#file.exec(sql);
  }

  close(): void {
    this.#statements.clear();
    this.#file.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= STATEMENTS_KEPT) this.#statements.clear();
    const statement = this.#file.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  // `normal`: the log is flushed after each commit, but not by SQLite (wal.ts).
  file.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -16000; pragma mmap_size = 0;' +
      `pragma wal_autocheckpoint = ${LOG_PAGES};`,
  );
  return file;
}
