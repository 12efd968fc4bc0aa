import * as v from 'valibot';

/** An optional field of a call: an empty string is as good as none, which is what forms of old clients send. */
export const blankable = /* @__NO_SIDE_EFFECTS__ */ <Schema extends v.GenericSchema>(schema: Schema) =>
  blankOr(schema, undefined);

/** The same with what is meant when nothing is given. */
export const blankOr = /* @__NO_SIDE_EFFECTS__ */ <Schema extends v.GenericSchema, const Fallback>(
  schema: Schema,
  fallback: Fallback,
) =>
  v.pipe(
    v.optional(
      v.union([v.literal(''), schema], ({ input }) => messageOf(schema, input)),
      '' as const,
    ),
    v.transform((given): v.InferOutput<Schema> | Fallback => (given === '' ? fallback : given)),
  );

/** A text that some clients send as a number: a phone, a pincode. The number is read as its digits. */
export const textOrDigits = /* @__NO_SIDE_EFFECTS__ */ (message: string) =>
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(message), v.transform(String))], message);

/** What the field itself says of a value, rather than that it is neither empty nor that. */
const messageOf = (schema: v.GenericSchema, input: unknown): string =>
  v.safeParse(schema, input).issues?.[0].message ?? '';
