/** A JSON Schema as the API's description holds it. */
export type JsonSchema = { [keyword: string]: unknown };

type Check = (expected: unknown, value: unknown, at: string, schema: JsonSchema) => string[];

/**
 * Says where a value is not what a schema promises. An object may hold only the fields that its schema names, unless
 * the schema says what others may be: what an answer tells beside them is told by mistake. A keyword that is not known
 * here throws, so that no promise goes unchecked.
 */
export function complaints(schema: JsonSchema, value: unknown, at = 'body'): string[] {
  return Object.entries(schema).flatMap(([keyword, expected]) => {
    const check = KEYWORDS[keyword];
    if (!check) throw new Error(`the schema at ${at} has a keyword that is not checked: ${keyword}`);
    return check(expected, value, at, schema);
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};

const unless = (isGood: boolean, complaint: string): string[] => (isGood ? [] : [complaint]);
const sizeOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : Array.from(String(value)).length;
const nothing: Check = () => [];

const KEYWORDS: Record<string, Check> = {
  type: (type, value, at) => {
    const names = [type].flat().map(String);
    return unless(
      names.some((name) => TYPES[name]?.(value)),
      `${at} is no ${names.join(' or ')}`,
    );
  },
  enum: (choices, value, at) =>
    unless(
      (choices as unknown[]).includes(value),
      `${at} is ${JSON.stringify(value)}, none of ${String(choices)}`,
    ),
  const: (only, value, at) => unless(only === value, `${at} is not ${String(only)}`),
  required: (names, value, at) =>
    isObject(value)
      ? (names as string[]).flatMap((name) => unless(Object.hasOwn(value, name), `${at}.${name} is missing`))
      : [],
  properties: (properties, value, at, schema) => {
    if (!isObject(value)) return [];
    const known = properties as Record<string, JsonSchema>;
    return Object.entries(value).flatMap(([name, part]) => {
      const promised = Object.hasOwn(known, name) ? known[name] : schema['additionalProperties'];
      if (!isObject(promised)) return unless(promised === true, `${at}.${name} was never promised`);
      return complaints(promised, part, `${at}.${name}`);
    });
  },
  // Where fields are named, `properties` asks for it.
  additionalProperties: (others, value, at, schema) =>
    isObject(others) && isObject(value) && schema['properties'] === undefined
      ? Object.entries(value).flatMap(([name, part]) => complaints(others, part, `${at}.${name}`))
      : [],
  propertyNames: nothing,
  items: (item, value, at) =>
    Array.isArray(value)
      ? value.flatMap((part, index) => complaints(item as JsonSchema, part, `${at}.${index}`))
      : [],
  anyOf: (choices, value, at) => {
    const tried = (choices as JsonSchema[]).map((choice) => complaints(choice, value, at));
    return tried.some((said) => said.length === 0) ? [] : (tried[0] ?? []);
  },
  oneOf: (choices, value, at, schema) => KEYWORDS['anyOf']!(choices, value, at, schema),
  minimum: (least, value, at) => unless(!(Number(value) < Number(least)), `${at} is too small`),
  maximum: (most, value, at) => unless(!(Number(value) > Number(most)), `${at} is too large`),
  minLength: (least, value, at) => unless(sizeOf(value) >= Number(least), `${at} is too short`),
  maxLength: (most, value, at) => unless(sizeOf(value) <= Number(most), `${at} is too long`),
  minItems: (least, value, at) => unless(sizeOf(value) >= Number(least), `${at} has too few`),
  maxItems: (most, value, at) => unless(sizeOf(value) <= Number(most), `${at} has too many`),
  pattern: (pattern, value, at) =>
    unless(
      typeof value !== 'string' || new RegExp(String(pattern), 'u').test(value),
      `${at} does not look like ${String(pattern)}`,
    ),
  format: nothing,
  default: nothing,
};
