/** Every way in which a request can fail that the person who made it can do something about. */
export type FailureCode =
  | 'invalid'
  | 'malformed'
  | 'unsupported_type'
  | 'length_required'
  | 'signed_out'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'cart_changed'
  | 'out_of_stock'
  | 'price_changed'
  | 'key_reused'
  | 'too_large'
  | 'too_many'
  | 'unavailable';

/** One message list for each field that was refused; the key is the field's dotted path, `''` the whole. */
export type FieldMessages = Record<string, string[]>;

/**
 * A refusal that a person can act on. `message` is a sentence for that person; `detail` is data for the screen
 * (for example what is left of each line). Anything else that is thrown is a bug and is answered as a plain 500.
 */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly fields: FieldMessages | undefined;
  readonly detail: Record<string, unknown> | undefined;

  constructor(
    code: FailureCode,
    message: string,
    more: { fields?: FieldMessages; detail?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.fields = more.fields;
    this.detail = more.detail;
  }
}

/** A Failure of one field. The message is shown at the field and is also the message of the whole. */
export const invalidField = (field: string, message: string): Failure =>
  new Failure('invalid', message, { fields: { [field]: [message] } });
