import { createHash, createHmac } from 'node:crypto';

/** A request's name in the table: a hash of the sender's id, and of its further steps if a call writes in several. */
export const requestName = (id: string, step = 0): string =>
  createHash('sha256')
    .update(step === 0 ? id : `${id} ${step}`)
    .digest('base64url');

/**
 * A hash of the request. It is keyed by the sender's id, which the table does not hold: a password that was sent cannot
 * be guessed from it.
 */
export const hashAsked = (id: string, asked: string): string =>
  createHmac('sha256', id).update(asked).digest('base64url');
