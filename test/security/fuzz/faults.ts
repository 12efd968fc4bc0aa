import { STATUS } from '#platform/http/failures/errors.ts';
import { complaints } from './json-schema.ts';
import type { Described } from './plans.ts';

/** Answers that any route may give, so its description need not list them. */
const ANYWHERE = new Set([400, 401, 404, 411, 413, 415, 422]);

/** Objects that hold more than is described, on purpose: each part of the shop adds what it holds of a person. */
const OPEN = new Set(['GET /api/users/user/data']);

/** The faults of an answer. */
export function faultsOf(
  route: Described,
  answer: { status: number; type: string | null; text: string },
): string[] {
  const { status, text } = answer;
  const type = answer.type?.split(';')[0] ?? '';
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}`);
  if (/\bat .{1,200}\.[mc]?[jt]sx?:\d+|node_modules|SQLITE_|syntax error at or near/.test(text)) {
    faults.push('shows its inside');
  }
  const described = route.responses[String(status)];
  if (!described && !ANYWHERE.has(status)) faults.push(`the description does not know the status ${status}`);
  if (status >= 400) faults.push(...faultsOfRefusal(status, type, text));
  if (!described || status === 303 || OPEN.has(`${route.method} ${route.path}`)) return faults;
  const promised = described.content?.[type]?.schema;
  if (!promised) return [...faults, `the description does not know the type ${type}`];
  if (type === 'application/json') faults.push(...complaints(promised, JSON.parse(text)));
  return faults;
}

function faultsOfRefusal(status: number, type: string, text: string): string[] {
  if (type !== 'application/json') return [`a refusal of type ${type}`];
  const { error, message, code } = JSON.parse(text) as Record<string, unknown>;
  if (typeof message !== 'string' || message === '' || error !== message)
    return ['a refusal without a sentence'];
  const expected = typeof code === 'string' ? (STATUS as Record<string, number>)[code] : undefined;
  return expected === status ? [] : [`the code ${String(code)} came with the status ${status}`];
}
