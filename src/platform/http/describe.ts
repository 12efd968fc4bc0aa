import { describeRoute, resolver } from 'hono-openapi';
import * as v from 'valibot';
import type { FailureCode } from '#base/failure.ts';
import { STATUS } from './failures/errors.ts';

/** The body of every refusal, as the API's description shows it. */
const Refusal = v.object({
  error: v.string(),
  message: v.string(),
  code: v.string(),
  fields: v.optional(v.record(v.string(), v.array(v.string()))),
  detail: v.optional(v.record(v.string(), v.unknown())),
});

/** A route's entry in the API's description. */
export type RouteDescription = {
  tag: string;
  summary: string;
  /** The answers of a successful call, by status. */
  answers: Partial<Record<200 | 201 | 303 | 304, v.GenericSchema>>;
  /** Its content type; JSON by default. */
  type?: string;
  /** The failure codes that callers must handle. */
  refuses?: readonly FailureCode[];
  /** The route needs a bearer token. */
  needsToken?: boolean;
};

/** Describes a route in `/api/openapi.json`; its parameters and body come from the checks that stand beside it. */
export const describe = ({
  tag,
  summary,
  answers,
  type = JSON_TYPE,
  refuses = [],
  needsToken = false,
}: RouteDescription) =>
  describeRoute({
    tags: [tag],
    summary,
    ...(needsToken && { security: [{ bearer: [] }] }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, schema]) => [
          status,
          BARE[status] ? { description: BARE[status] } : answerOf('As asked.', schema, type),
        ]),
      ),
      ...refusalsByStatus(refuses),
    },
  });

/** Answers without a body. */
const BARE: Record<string, string> = {
  303: 'Leads on to a page.',
  304: 'It is as the caller knows it: see If-None-Match.',
};

const JSON_TYPE = 'application/json';

const answerOf = (description: string, schema: v.GenericSchema, type = JSON_TYPE) => ({
  description,
  content: { [type]: { schema: resolver(schema) } },
});

function refusalsByStatus(codes: readonly FailureCode[]) {
  const named = new Map<number, FailureCode[]>();
  for (const code of codes) named.set(STATUS[code], [...(named.get(STATUS[code]) ?? []), code]);
  return Object.fromEntries(
    [...named].map(([status, those]) => [status, answerOf(`Refused: ${those.join(', ')}.`, Refusal)]),
  );
}
