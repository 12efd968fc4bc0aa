import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, as text for a header or a link. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token, which is stored. The token is random, so a plain SHA-256 cannot be reversed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
