import { HTTPException } from 'hono/http-exception';
import { type FailureCode, type FieldMessages, Failure, type Sentence } from '#base/failure.ts';
import { brokenStorage, isUnreachable, isUnstorable, type StorageTrouble } from '#platform/db/errors.ts';

/** The only place that knows which refusal has which HTTP status. */
export const STATUS = {
  invalid: 422,
  malformed: 400,
  unsupported_type: 415,
  length_required: 411,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  cart_changed: 409,
  out_of_stock: 409,
  price_changed: 409,
  round_gone: 409,
  order_closed: 409,
  shop_closed: 409,
  round_needed: 409,
  key_reused: 409,
  place_needed: 422,
  not_delivered: 422,
  below_minimum: 422,
  over_limit: 422,
  above_agreed: 409,
  too_large: 413,
  too_slow: 408,
  too_many: 429,
  unavailable: 503,
} as const satisfies Record<FailureCode, number>;

/** The body of every failed call of the API. `error` and `message` are the same sentence, for a person. */
type ErrorBody = {
  error: string;
  message: string;
  code: FailureCode | 'internal';
  fields?: FieldMessages;
  detail?: Record<string, unknown>;
  requestId?: string;
};

/** Turns anything that was thrown into a status, a body and headers. The message of a bug never leaves the server. */
export function answerError(
  error: unknown,
  requestId: string,
): { status: number; body: ErrorBody; headers: Record<string, string>; isBug: boolean } {
  const failure = asFailure(error);
  if (!failure) {
    const message = MISTAKE.replace('{requestId}', requestId);
    const sentence: Sentence = { id: MISTAKE, figures: { requestId } };
    return {
      status: 500,
      body: { error: message, message, code: 'internal', detail: { sentence }, requestId },
      headers: {},
      isBug: true,
    };
  }
  const { code, message, fields, detail } = failure;
  const wait =
    code === 'too_many' || code === 'unavailable' ? Number(detail?.['retryAfter'] ?? 2) : undefined;
  return {
    status: STATUS[code],
    body: { error: message, message, code, ...(fields && { fields }), ...(detail && { detail }) },
    headers: wait === undefined ? {} : { 'Retry-After': String(wait) },
    // Nobody can order until the owner makes room or restores a backup, so it is logged like a bug.
    isBug: brokenStorage(error) !== undefined,
  };
}

function asFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  // Hono's errors for a body that cannot be parsed: broken JSON, a broken form.
  if (error instanceof HTTPException && error.status < 500)
    return new Failure('malformed', `${error.message}.`);
  if (isUnstorable(error))
    return new Failure(
      'invalid',
      /*i18n*/ 'One text has a character that cannot be saved. Remove it and try again.',
    );
  if (isUnreachable(error))
    return new Failure(
      'unavailable',
      /*i18n*/ 'The shop is not available right now. Please try again in a moment.',
    );
  const broken = brokenStorage(error);
  if (broken) return new Failure('unavailable', BROKEN[broken], { detail: { retryAfter: 30 } });
  return undefined;
}

const MISTAKE =
  /*i18n*/ 'Something went wrong in the shop. Please try again. If it happens again, tell us this number: {requestId}';
const CANNOT_WRITE = /*i18n*/ 'The shop cannot save anything right now. Please try again later.';
const BROKEN: Record<StorageTrouble, string> = {
  full: CANNOT_WRITE,
  closed: CANNOT_WRITE,
  damaged: /*i18n*/ 'The shop cannot read its data right now. Please try again later.',
};
