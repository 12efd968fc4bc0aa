import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, as text for a header or a link. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. The token is random, so a plain SHA-256 cannot be turned back. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
