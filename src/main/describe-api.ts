import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { WithActor } from '#identity/server/guard.ts';
import { isNotKept } from './not-kept.ts';

type Operation = { security?: unknown; parameters?: object[]; responses?: Record<string, object> };

/** The API's description, made from its routes. */
export async function describeApi(api: Hono<WithActor>): Promise<object> {
  const specs = await generateSpecs(api, {
    excludeStaticFile: false,
    // Ours is 422, and described where it may happen.
    defaultValidationErrorResponse: false,
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'Haat',
        version: '1',
        description:
          'The API of the shop and its back office. Money is rupees. A write can be repeated under its Idempotency-Key ' +
          'for 30 days: it is done once, and a repeat gets the same answer with `Idempotent-Replayed: true`.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  for (const [path, methods] of Object.entries(specs.paths ?? {}))
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>))
      if (method !== 'get' && !isNotKept(method.toUpperCase(), path)) describeKey(operation);
  return specs;
}

/** That a write can be repeated is said here, and not by each of them. */
function describeKey(operation: Operation): void {
  operation.parameters = [...(operation.parameters ?? []), KEY];
  operation.responses = { ...operation.responses, 409: operation.responses?.['409'] ?? REUSED };
}

const KEY = {
  in: 'header',
  name: 'idempotency-key',
  description: 'The sender’s own id for what is done, the same at each try.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};
const REUSED = {
  description: 'Refused: key_reused.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { error: { type: 'string' }, message: { type: 'string' }, code: { type: 'string' } },
        required: ['error', 'message', 'code'],
      },
    },
  },
};
