import type { CompiledQuery } from 'kysely';
import type { Db, Tx } from '#db/schema.ts';

/** The place of a value in a statement that is put together once. */
class Gap {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
  /** Throws if a query computes with a value: values are unknown while the statement is put together. */
  [Symbol.toPrimitive](): never {
    throw new Error('A hot query computes nothing from its values.');
  }
}

/** A statement that was put together; a parameter is a fixed value, or the gap of one that is filled in. */
type Template = CompiledQuery;

/** The number of forms kept of one query: lists of other lengths are other statements. */
const FORMS_KEPT = 100;

type Options = {
  /** Null is a value like others: for rows that are inserted, of which any column may be null. */
  isNullValue?: boolean;
};

/**
 * A query that is asked often. Kysely puts it together once for each kind of database and each form of its values (which
 * are null or undefined, how long its lists are); afterwards the values are filled in. `build` uses the values only as
 * values: it may look for null and undefined and walk through lists, but it compares and computes nothing.
 *
 * @example
 *   const sessionOf = hot((db, { hash }: { hash: string }) =>
 *     db.selectFrom('sessions').select('user_id').where('token_hash', '=', hash),
 *   );
 *   const [session] = await sessionOf(tx, { hash });
 */
export function hot<Values extends object, Row>(
  build: (db: Db, values: Values) => { compile(): CompiledQuery<Row> },
  { isNullValue = false }: Options = {},
): (db: Db | Tx, values: Values) => Promise<Row[]> {
  const templates = new Map<unknown, Map<string, Template>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const forms = templates.get(adapter.constructor) ?? new Map<string, Template>();
    templates.set(adapter.constructor, forms);
    const given: unknown[] = [];
    const form = flatten(values, given, isNullValue);
    let template = forms.get(form);
    if (!template) {
      template = build(db, gapsFor(values, { at: 0 }, isNullValue) as Values).compile();
      if (forms.size >= FORMS_KEPT) forms.clear();
      forms.set(form, template);
    }
    const parameters = template.parameters.map((value) => (value instanceof Gap ? given[value.at] : value));
    const { rows } = await db.executeQuery<Row>({ ...template, parameters });
    return rows;
  };
}

/** Adds all single values to `given`, in order, and answers the form that holds them. */
function flatten(values: unknown, given: unknown[], isNullValue: boolean): string {
  if (values === undefined) return '-';
  if (values === null && !isNullValue) return '0';
  if (typeof values !== 'object' || values === null) {
    given.push(values);
    return '?';
  }
  if (Array.isArray(values)) {
    let form = '[';
    for (const value of values) form += flatten(value, given, isNullValue);
    return `${form}]`;
  }
  let form = '{';
  for (const name in values)
    form += `${name}:${flatten((values as Record<string, unknown>)[name], given, isNullValue)} `;
  return `${form}}`;
}

/** The same values with gaps in place of the single ones. */
function gapsFor(values: unknown, next: { at: number }, isNullValue: boolean): unknown {
  if (values === undefined || (values === null && !isNullValue)) return values;
  if (typeof values !== 'object' || values === null) return new Gap(next.at++);
  if (Array.isArray(values)) return values.map((value) => gapsFor(value, next, isNullValue));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, gapsFor(value, next, isNullValue)]),
  );
}
