import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, as text for a header or a link. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token, which is stored. The token is random, so a plain SHA-256 cannot be reversed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token in an Authorization header, if it looks like one. */
export const bearerToken = (header: string | undefined): string | undefined =>
  header?.match(/^Bearer +([A-Za-z0-9_-]{20,200})$/i)?.[1];
