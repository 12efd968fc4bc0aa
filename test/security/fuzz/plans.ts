import fc from 'fast-check';
import type { CallerName } from '#test/security/stage.ts';
import type { JsonSchema } from './json-schema.ts';
import { damage, type Damage, type Known, NASTY, valueFor } from './values.ts';

/** A route as the API's description tells of it. */
export type Described = {
  method: string;
  path: string;
  parameters: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  body: JsonSchema | undefined;
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
};

/** A planned request, before ids of existing things are filled in. */
export type Plan = {
  route: Described;
  caller: CallerName;
  path: Record<string, unknown>;
  query: [string, unknown][];
  headers: Record<string, unknown>;
  /** Sends what the shop itself handed out for this route, where it hands something out. */
  asHandedOut: boolean;
  body:
    | { kind: 'json'; value: unknown; damages: Damage[] }
    | { kind: 'text'; text: string; type: string }
    | Form;
};

/** A form with one file. */
export type Form = { kind: 'form'; field: string; text: string; name: string };

type Description = { paths: Record<string, Record<string, Record<string, unknown>>> };

/** All routes of a description. */
export const routesIn = ({ paths }: Description): Described[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, route]) => ({
      method: method.toUpperCase(),
      path,
      parameters: (route['parameters'] ?? []) as Described['parameters'],
      body: bodyOf(route),
      responses: route['responses'] as Described['responses'],
    })),
  );

function bodyOf(route: Record<string, unknown>): JsonSchema | undefined {
  const { content } = (route['requestBody'] ?? {}) as { content?: Record<string, { schema: JsonSchema }> };
  return content?.['application/json']?.schema;
}

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const callers = fc.constantFrom<CallerName>(
  'guest',
  'shopper',
  'another',
  'packer',
  'counter',
  'goods',
  'admin',
  'owner',
  'owner',
  'owner',
);

const brokenTexts = fc.constantFrom(
  '',
  '{',
  '[',
  'null',
  '"',
  '{"a":1,}',
  '{"quantity":1,"quantity":-1}',
  '\u0000',
  '[['.repeat(2000),
  '{"a":'.repeat(2000),
  '{"__proto__":{"role":"admin"}}',
  'quantity=1&product=1',
  '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nx',
);
const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/xml',
  '',
);

const csvTexts = fc.constantFrom(
  '',
  '\uFEFF',
  'title,category,price,unit\nKiwi,fruits,90,kg\n',
  'title,category,price,unit\nKiwi,fruits,-90,kg\n"unclosed,fruits,1,kg\n',
  'title,category,price,unit\n=cmd(),fruits,1e400,kg\n\0,fruits,NaN,\0\n',
  'a,b\n1\n2,3,4\n',
  '"'.repeat(999),
  'GIF89a<script>alert(1)</script>',
  '\u0089PNG\r\n\u001A\nxxxxxxxx',
);
const forms: fc.Arbitrary<Plan['body']> = fc.record({
  kind: fc.constant('form' as const),
  field: fc.constantFrom('file', 'file', 'file', 'upload_preset', '__proto__'),
  text: fc.oneof(csvTexts, fc.string()),
  name: fc.constantFrom('goods.csv', '../../etc/passwd', 'photo.png', '\r\nX: y', ''),
});

const rarely = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ arbitrary: fc.constant(null), weight: 11 }, { arbitrary: value, weight: 1 });

/** Requests for one route: some nearly valid, some far from it. */
export function plansFor(route: Described): fc.Arbitrary<Plan> {
  const named = (place: string) => route.parameters.filter((parameter) => parameter.in === place);
  const oddly = (value: fc.Arbitrary<unknown>) =>
    fc.oneof({ arbitrary: value, weight: 4 }, { arbitrary: fc.constantFrom(...NASTY), weight: 1 });
  const pathNames = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known = (name: string) => fc.nat(1000).map((pick): Known => ({ known: name, pick }));
  const query = fc
    .tuple(
      ...named('query').map(({ name, schema }) =>
        fc.tuple(fc.constant(name), fc.option(oddly(valueFor(schema, name)), { freq: 2 })),
      ),
      // A parameter that no route knows, in one of twelve: with it, most are refused at the door.
      fc.tuple(fc.constant('x'), rarely(fc.constantFrom(...NASTY))),
    )
    .map((given) => given.filter(([, value]) => value !== null));
  const headers = fc.record(
    Object.fromEntries(
      named('header').map(({ name, schema }) => [name, fc.option(oddly(valueFor(schema, name)))]),
    ),
  );
  return fc.record<Plan>({
    route: fc.constant(route),
    caller: callers,
    path: fc.record(Object.fromEntries(pathNames.map((name) => [name, oddly(known(name))]))),
    query,
    headers,
    asHandedOut: fc.boolean(),
    body: bodiesFor(route),
  });
}

function bodiesFor({ method, body, path }: Described): fc.Arbitrary<Plan['body']> {
  const text: fc.Arbitrary<Plan['body']> = fc.record({
    kind: fc.constant('text' as const),
    text: brokenTexts,
    type: types,
  });
  const json: fc.Arbitrary<Plan['body']> = fc.record({
    kind: fc.constant('json' as const),
    value: body ? valueFor(body) : fc.constant(undefined),
    damages: fc.oneof(
      { arbitrary: fc.constant<Damage[]>([]), weight: 5 },
      { arbitrary: fc.array(damage, { minLength: 1, maxLength: 2 }), weight: 4 },
    ),
  });
  if (!WRITES.includes(method)) return json;
  const takesFiles = /media|import/.test(path);
  return fc.oneof(
    { arbitrary: takesFiles ? forms : json, weight: 9 },
    { arbitrary: takesFiles ? json : forms, weight: 1 },
    { arbitrary: text, weight: 1 },
  );
}
