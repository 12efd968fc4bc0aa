import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual, createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Failure } from '#base/failure.ts';
import { type Asker, openFairQueue, QueueFull, THE_SHOP } from '#platform/http/limits/fair-queue.ts';

/** The cost of one argon2id hash: memory in KiB, passes over it, lanes. */
type HashCost = { memory: number; passes: number; parallelism: number };

/** The cost that OWASP's password storage guide names: 19 MiB, two passes, one lane. */
const HASH_COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };

const TAG_BYTES = 32;
const SALT_BYTES = 16;

/**
 * Hashes a password with argon2id to one line of text that names its own cost (the PHC string format). The work waits
 * in the asker's line: without `by`, in the shop's own. Only a text that is random itself may be given a `salt`.
 */
export async function hashPassword(
  password: string,
  {
    by = THE_SHOP,
    cost = HASH_COST,
    salt = randomBytes(SALT_BYTES),
  }: { by?: Asker; cost?: HashCost; salt?: Buffer } = {},
): Promise<string> {
  return written(cost, salt, await inTurn(() => derive(password, salt, cost, TAG_BYTES), by));
}

/** Checks a password against a hash. */
export async function isPassword(password: string, hash: string, by: Asker = THE_SHOP): Promise<boolean> {
  const { cost, salt, tag } = read(hash);
  return timingSafeEqual(await inTurn(() => derive(password, salt, cost, tag.length), by), tag);
}

/**
 * Checks a password of an account that may not exist or has no password. The work is done in any case, so that its
 * duration reveals nothing.
 */
export async function isPasswordOf(
  password: string,
  hash: string | null | undefined,
  by: Asker = THE_SHOP,
): Promise<boolean> {
  const isRight = await isPassword(password, hash ?? NOBODYS_HASH, by);
  return isRight && hash !== null && hash !== undefined;
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const written = ({ memory, passes, parallelism }: HashCost, salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;

const NOBODYS_HASH = written(HASH_COST, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

function read(hash: string): { cost: HashCost; salt: Buffer; tag: Buffer } {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash);
  if (!parts) throw new Error('a stored password hash is not argon2id in the PHC format');
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const runArgon2 = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

function derive(password: string, nonce: Buffer, cost: HashCost, tagLength: number): Promise<Buffer> {
  // Phones may encode the same letters differently; NFC makes them equal.
  return runArgon2('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost });
}

// Each hash occupies one core and one of Node's four pool threads for about 30 ms. One core and one thread stay free,
// so that pages, files and the database are served while fifty people log in at once.
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
const line = openFairQueue({ atOnce: AT_ONCE, waiting: 400 });

async function inTurn<T>(work: () => Promise<T>, by: Asker): Promise<T> {
  try {
    return await line.run(work, by);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new Failure(
      'unavailable',
      /*i18n*/ 'Many people are logging in just now. Please try again in a moment.',
      {
        detail: { retryAfter: 5 },
      },
    );
  }
}

/** A new secret of 256 random bits, as text for a header or a link. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token, which is stored. The token is random, so a plain SHA-256 cannot be reversed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token in an Authorization header, if it looks like one. */
export const bearerToken = (header: string | undefined): string | undefined =>
  header?.match(/^Bearer +([A-Za-z0-9_-]{20,200})$/i)?.[1];
