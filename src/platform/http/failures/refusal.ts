import * as v from 'valibot';
import { Failure, type FieldMessages, type FailureCode } from '#base/failure.ts';
import type { Log } from '#platform/log/log.ts';

/** The parts of a validation issue that we use. Valibot provides them through the Standard Schema interface. */
type Issue = {
  message: string;
  path?: readonly (PropertyKey | { key: unknown })[] | undefined;
  type?: string;
  expected?: string | null;
};

type Part = { entries?: Record<string, Part>; item?: Part; wrapped?: Part };

/** A Failure from validation issues: one message for each field. The first is also the message of the whole. */
export function refusal(schema: v.GenericSchema, issues: readonly Issue[]): Failure {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const keys = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));
    const field = keys.join('.');
    if (!messages.has(field)) messages.set(field, messageOf(schema, issue, keys));
  }
  const [first = 'The request is not as expected.'] = messages.values();
  const fields: FieldMessages = Object.fromEntries(
    [...messages].map(([field, message]) => [field, [message]]),
  );
  return new Failure('invalid', first, { fields });
}

/** A missing field gets the same message as an empty one. An unknown field is named, and so are the values of a choice. */
function messageOf(schema: v.GenericSchema, issue: Issue, keys: readonly string[]): string {
  const isAboutKey = (issue.type === 'strict_object' || issue.type === 'object') && keys.length > 0;
  if (!isAboutKey) return inSentence(keys, issue.message);
  const last = keys.at(-1) ?? '';
  if (issue.expected === 'never') return `There is no field ${last.slice(0, 60)} here`;
  if (issue.expected !== `"${last}"`) return inSentence(keys, issue.message);
  const part = partAt(schema as Part, keys);
  const complaint = part && v.safeParse(part as v.GenericSchema, undefined).issues?.[0];
  return complaint && !complaint.message.startsWith('Invalid type')
    ? complaint.message
    : `${last} is missing`;
}

function partAt(schema: Part, keys: readonly string[]): Part | undefined {
  let part: Part | undefined = schema;
  for (const key of keys) {
    while (part?.wrapped) part = part.wrapped;
    part = part?.item ?? (part?.entries && Object.hasOwn(part.entries, key) ? part.entries[key] : undefined);
  }
  return part;
}

const DEFAULT = /^Invalid type: Expected (?<expected>.+) but received (?<received>.+)$/s;

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

const SHOWN_OF_RECEIVED = 60;

/** Valibot's own message for a wrong value as a sentence that names the field: “order can be asc or desc, not up.” */
function inSentence(keys: readonly string[], message: string): string {
  const { expected = '', received = '' } = DEFAULT.exec(message)?.groups ?? {};
  const name = keys.findLast((key) => !/^\d+$/.test(key)) ?? 'The request';
  const kind = KINDS[expected];
  if (kind) return `${name} must be ${kind}.`;
  const values = expected.match(/"(?:[^"\\]|\\.)*"/g)?.map((value) => JSON.parse(value) as string) ?? [];
  const choices = values.filter(Boolean);
  // Other messages of Valibot name types: they stay as they are.
  if (choices.length === 0 || expected.replaceAll(/"[^"]*"|[ ()|]/g, '') !== '') return message;
  return `${name} can be ${listed(choices)}, not ${received.replaceAll('"', '').slice(0, SHOWN_OF_RECEIVED)}.`;
}

const listed = (choices: readonly string[]): string =>
  [choices.slice(0, -1).join(', '), choices.at(-1)].filter(Boolean).join(' or ');

const MINUTE = 60_000;
const LINES_A_MINUTE = 120;

/** Refusals that may be attempts to break in. */
const TELLING: readonly (FailureCode | 'internal')[] = ['signed_out', 'forbidden', 'too_many', 'too_large'];

/** A refused request: the reason, the request, and its sender, as far as known. */
export type Refused = {
  code: FailureCode | 'internal';
  requestId: string;
  method: string;
  path: string;
  userId: string | undefined;
};

/** Logs refused requests. At most so many lines are written in a minute; then one line says how many were left out. */
export function refusalLog(
  log: Log,
  now: () => number = () => performance.now(),
): (refused: Refused) => void {
  let began = -Infinity;
  let lines = 0;
  return (refused) => {
    if (!TELLING.includes(refused.code)) return;
    if (now() - began >= MINUTE) {
      if (lines > LINES_A_MINUTE) log.warn('request.refusals_left_out', { times: lines - LINES_A_MINUTE });
      began = now();
      lines = 0;
    }
    lines += 1;
    if (lines <= LINES_A_MINUTE) log.info('request.refused', refused);
  };
}
