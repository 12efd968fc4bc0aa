import { isUnanswered } from '#base/failure.ts';
import { type Call, callApi } from '#browser/calls/api-client.ts';
import { tellSeen } from '#browser/seen.ts';
import { forget, keep, keepOnly, readKept, type KeptName } from '#browser/storage.ts';
import { storageOfSession, useSession } from './session-store.ts';

/** An answer of the shop to a signed-in person, with its time. */
type Seen = { path: string; user: string; at: number; answer: unknown };

const NAME = 'seenAnswers';
const AT_MOST = 16;

const readAll = (): Seen[] => {
  const kept = readKept(NAME, storageOfSession());
  return Array.isArray(kept) ? (kept as Seen[]) : [];
};

/** Keeps an answer of the shop in the session's storage; it is deleted at sign-out. */
export function keepSeen(path: string, answer: unknown): void {
  const user = useSession.getState().user?._id;
  if (user === undefined) return;
  const others = readAll().filter((seen) => seen.user === user && seen.path !== path);
  const all = [{ path, user, at: Date.now(), answer }, ...others].slice(0, AT_MOST);
  // In a full storage the older ones make room.
  for (let count = all.length; count > 0; count = Math.floor(count / 2))
    if (keep(NAME, all.slice(0, count), storageOfSession())) return;
}

/** The listing that shoppers saw last, by the name under which the storefront keeps it. */
const SEEN_LISTING = 'products';

/**
 * Keeps a person's unsent actions next to the session. They go before seen answers, which are deleted to make room.
 * Returns true if the device keeps it.
 */
export function keepDone(name: KeptName, value: unknown): boolean {
  if (keepOnly(name, value, storageOfSession())) return true;
  for (const seen of [SEEN_LISTING, NAME] as const) forget(seen);
  return keepOnly(name, value, storageOfSession());
}

/** The last answer to this call for the signed-in person, if the device keeps it. */
export function seenAnswer<T>(path: string): { at: number; answer: T } | undefined {
  const user = useSession.getState().user?._id;
  const seen = readAll().find((one) => one.user === user && one.path === path);
  return seen && { at: seen.at, answer: seen.answer as T };
}

/** The last answers to calls whose path begins so, for the signed-in person, the newest first. */
export function seenAnswers<T>(beginning: string): { at: number; answer: T }[] {
  const user = useSession.getState().user?._id;
  return readAll()
    .filter((one) => one.user === user && one.path.startsWith(beginning))
    .map(({ at, answer }) => ({ at, answer: answer as T }));
}

/** Reads from the API. Without an answer it returns the last one that this person saw, and the page shows its age. */
export async function readOrSeen<T>(path: string, call: Pick<Call, 'signal'> = {}): Promise<T> {
  try {
    const answer = await callApi<T>(path, call);
    keepSeen(path, answer);
    tellSeen(undefined);
    return answer;
  } catch (error) {
    const seen = isUnanswered(error) ? seenAnswer<T>(path) : undefined;
    if (!seen) throw error;
    tellSeen(seen.at);
    return seen.answer;
  }
}
