import { type Context, Hono, type MiddlewareHandler, type ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import type * as v from 'valibot';
import { Failure, type FailureCode } from '#base/failure.ts';
import { plainNumber } from '#base/figures/digits.ts';
import type { Tx } from '#db/schema.ts';
import { once, type Once } from '#platform/once/once.ts';
import type { Platform } from '#platform/platform.ts';
import { bodyBytes, bodyText } from './bodies/read-body.ts';
import { describe, type RouteDescription } from './describe.ts';
import { refusal } from './failures/refusal.ts';

/** Validates a part of the request with the schema that both sides share, and adds it to the API's description. */
export const check = <Target extends keyof ValidationTargets, Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) => {
  if (target === 'json') return ofJson(checked(target, schema));
  return target === 'form' ? ofForm(checked(target, schema)) : checked(target, schema);
};

const checked = <Target extends keyof ValidationTargets, Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) =>
  validator(target, withPlainNumbers(schema), (result) => {
    if (!result.success) throw refusal(schema, result.error);
  });

/**
 * The schema, with a second try: a refused field is read again with its digits as 0 to 9, so `१२३` means 123 wherever only figures
 * will do. Passwords, names and notes take any text and stay as typed.
 */
function withPlainNumbers<Schema extends v.GenericSchema>(schema: Schema): Schema {
  const standard = schema['~standard'];
  const validate: typeof standard.validate = (value) => {
    const read = standard.validate(value);
    if (read instanceof Promise || !read.issues || read.issues.length > MOST_REFUSED) return read;
    const plain = read.issues.reduce<unknown>(
      (sent, { path }) => plainAt(sent, (path ?? []).map(keyOf)),
      value,
    );
    return plain === value ? read : standard.validate(plain);
  };
  return { ...schema, '~standard': { ...standard, validate } };
}

/** No honest form has more refused fields, and a stranger's long list must not be copied for each of its items. */
const MOST_REFUSED = 50;

const keyOf = (part: PropertyKey | { readonly key: PropertyKey }): PropertyKey =>
  typeof part === 'object' ? part.key : part;

/** The call with the text at one path as a plain number. */
function plainAt(sent: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined) return typeof sent === 'string' ? plainNumber(sent) : sent;
  if (typeof sent !== 'object' || sent === null || sent instanceof Blob || !Object.hasOwn(sent, key))
    return sent;
  const part: unknown = Reflect.get(sent, key);
  const plain = plainAt(part, rest);
  if (plain === part) return sent;
  return Array.isArray(sent) ? sent.with(Number(key), plain) : { ...sent, [key]: plain };
}

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

/** Lets the validator see JSON only. A body that is too large is refused as such, and not as broken JSON. */
function ofJson<Check extends MiddlewareHandler>(check: Check): Check {
  const handler: MiddlewareHandler = async (c, next) => {
    const type = c.req.header('content-type');
    const isJson = type !== undefined && JSON_TYPE.test(type);
    if (!isJson && (type !== undefined || (await bodyText(c)) !== '')) {
      throw new Failure('unsupported_type', 'Send JSON, with Content-Type: application/json.');
    }
    await bodyText(c);
    return check(c, next);
  };
  // hono-openapi finds the description as a property of the validator.
  return Object.assign(handler, check) as Check;
}

/** Reads a form's bytes as every body is read. */
function ofForm<Check extends MiddlewareHandler>(check: Check): Check {
  const handler: MiddlewareHandler = async (c, next) => {
    await bodyBytes(c);
    return check(c, next);
  };
  return Object.assign(handler, check) as Check;
}

/** Runs the one command of a route in one transaction, and once for each id of its sender. */
export const write = <T>(
  platform: Pick<Platform, 'db' | 'clock'>,
  command: (tx: Tx) => Promise<T>,
  how?: Once<T>,
): Promise<T> => once(platform, command, how);

/** Marks an answer as personal: no cache may keep it. */
export const personal = (c: Context): void => c.header('Cache-Control', 'no-store');

/** The context variables of every route. Features add their own. */
export type Env<Variables extends object = object> = { Variables: { requestId: string } & Variables };

/** A feature's routes, to be mounted by the composition root. */
export const newRoutes = <Variables extends object = object>(): Hono<Env<Variables>> =>
  new Hono<Env<Variables>>();

/** The description of one route. Its guard adds the rest. */
type GuardedRoute = Omit<RouteDescription, 'tag' | 'needsToken'>;

/**
 * Makes routes that share a guard. Each is described with the guard's refusals, is checked by the guard before
 * anything else, and is marked as personal: `routes.get('/', route({ summary, answers }), check(…), handler)`.
 */
export const guardedRoutes =
  <E extends Env>(
    guard: MiddlewareHandler<E>,
    tag: string,
    guardRefuses: readonly FailureCode[],
    needsToken = true,
  ) =>
  ({ refuses = [], ...route }: GuardedRoute): MiddlewareHandler<E> => {
    const all = [...new Set([...guardRefuses, ...refuses])];
    const described = describe({ ...route, tag, refuses: all, needsToken });
    const guarded: MiddlewareHandler<E> = (c, next) =>
      guard(c, async () => {
        personal(c);
        await next();
      });
    // hono-openapi finds the description as a property of the middleware.
    return Object.assign(guarded, described);
  };
