import { type Context, Hono, type MiddlewareHandler, type ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import type * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { refusal } from './refusal.ts';

/** Checks a part of the request against the schema both sides share, and describes it in the API's description. */
export const check = <Target extends keyof ValidationTargets, Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) => (target === 'json' ? ofJson(checked(target, schema)) : checked(target, schema));

const checked = <Target extends keyof ValidationTargets, Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) =>
  validator(target, schema, (result) => {
    if (!result.success) throw refusal(schema, result.error);
  });

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

/** Has a check see JSON only. A body that is too large is refused in its own words, not as JSON that breaks off. */
function ofJson<Check extends MiddlewareHandler>(check: Check): Check {
  const handler: MiddlewareHandler = async (c, next) => {
    const type = c.req.header('content-type');
    const isJson = type !== undefined && JSON_TYPE.test(type);
    if (!isJson && (type !== undefined || (await c.req.text()) !== '')) {
      throw new Failure('unsupported_type', 'Send JSON, with Content-Type: application/json.');
    }
    await c.req.text();
    return check(c, next);
  };
  // What the API's description is made from hangs on the check.
  return Object.assign(handler, check) as Check;
}

/** Runs the one command of a route in one transaction. */
export const write = <T>(platform: Platform, command: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(platform.db, command);

/** Marks an answer as one person's: no cache on the way may keep it. */
export const personal = (c: Context): void => c.header('Cache-Control', 'no-store');

/** What every route may read of its request: the id it is logged under. Features add their own variables. */
export type Env<Variables extends object = object> = { Variables: { requestId: string } & Variables };

/** A feature's routes, to be mounted by the composition root. */
export const newRoutes = <Variables extends object = object>(): Hono<Env<Variables>> =>
  new Hono<Env<Variables>>();
