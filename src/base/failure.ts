/** The codes of failures that the sender of a request can act on. */
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
  | 'round_gone'
  | 'order_closed'
  | 'shop_closed'
  | 'round_needed'
  | 'key_reused'
  | 'place_needed'
  | 'not_delivered'
  | 'below_minimum'
  | 'over_limit'
  | 'above_agreed'
  | 'too_large'
  | 'too_slow'
  | 'too_many'
  | 'unavailable';

/** One message list for each field that was refused; the key is the field's dotted path, `''` the whole. */
export type FieldMessages = Record<string, string[]>;

/**
 * A figure in a sentence: a text or a number as it is; or how much of something, or a sentence or word of ours, which
 * each language writes its own way.
 */
export type Figure = string | number | { quantity: number; unit: string } | Sentence;

/**
 * A sentence with figures in it. Its id is the English sentence with names in place of the figures, and is the message's
 * id in words/*.po.
 */
export type Sentence = { id: string; figures: Record<string, Figure> };

/**
 * A refusal that a person can act on. `message` is a sentence for that person; `detail` is data for the screen
 * (for example what is left of each line); a sentence with figures in it is kept there in parts, as `sentence`, so that
 * a screen can say it in another language. Anything else that is thrown is a bug and is answered as a plain 500.
 */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly fields: FieldMessages | undefined;
  readonly detail: Record<string, unknown> | undefined;

  constructor(
    code: FailureCode,
    message: string,
    more: { fields?: FieldMessages; detail?: Record<string, unknown>; sentence?: Sentence } = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.fields = more.fields;
    this.detail = more.sentence ? { ...more.detail, sentence: more.sentence } : more.detail;
  }
}

/** A Failure of one field. The message is shown at the field and is also the message of the whole. */
export const invalidField = (field: string, message: string, sentence?: Sentence): Failure =>
  new Failure('invalid', message, { fields: { [field]: [message] }, ...(sentence && { sentence }) });

/**
 * The error of a failed API call. `code` is the server's, or one of the two below; the message is in the page's
 * language.
 */
export class CallFailed extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The server's failure code. `offline`: no answer came. `unreadable`: the answer was not from the API. */
  readonly code: string;
  readonly fields: FieldMessages;
  readonly detail: Record<string, unknown>;

  constructor(
    status: number,
    code: string,
    message: string,
    fields: FieldMessages = {},
    detail: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'CallFailed';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.detail = detail;
  }
}

/** True if the shop could not be reached, or could not answer: the same call may succeed later. */
export const isUnanswered = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && (error.status === 0 || error.status >= 500 || error.code === 'unreadable');
