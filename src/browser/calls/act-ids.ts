import { type Act, newId } from '#base/ids.ts';
/** The ids of calls that got no answer, by what they told the shop, until it answers anything. */
const unanswered = new Map<string, string>();

/** The id of a call, and what becomes of it. */
export type CallId = { id: string; end: (isAnswered: boolean) => void };

/**
 * The id under which a call that writes is made. That of an act stays until the shop answers it. Without one, the same call made
 * again while the shop does not answer has the id of the first; two that are under way at the same time are two.
 */
export function idOfCall(told: string, act: Act | undefined): CallId {
  if (act) {
    const id = (act.id ??= newId());
    return { id, end: (isAnswered) => void (isAnswered && (act.id = undefined)) };
  }
  const id = unanswered.get(told) ?? newId();
  unanswered.delete(told);
  return { id, end: (isAnswered) => void (isAnswered || unanswered.set(told, id)) };
}

/** The shop has answered: what is shown is how things are, and what is tapped from now on is new. */
export const hearAnswer = (): void => unanswered.clear();

/**
 * The content of a call as a text. It leaves out the time that the call waited, and has only the name, size and age of
 * a file.
 */
export function toldBy(method: string, path: string, body: unknown): string {
  const told = body instanceof FormData ? [...body].map(([name, value]) => [name, ofValue(value)]) : body;
  const text = JSON.stringify(told, (name, value: unknown) => (name === 'waited' ? undefined : value));
  return `${method} ${path} ${text}`;
}

const ofValue = (value: FormDataEntryValue): unknown =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified];
