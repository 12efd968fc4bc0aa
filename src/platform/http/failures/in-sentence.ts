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
export function inSentence(keys: readonly string[], message: string): string {
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
