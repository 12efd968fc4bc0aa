import type { FailureCode } from '#base/failure.ts';
import type { Log } from '#platform/log/log.ts';

const MINUTE = 60_000;
const LINES_A_MINUTE = 120;

/** Refusals that may be attempts to break in. */
const TELLING: readonly (FailureCode | 'internal')[] = ['signed_out', 'forbidden', 'too_many', 'too_large'];

/** A request that was refused: why, which, and by whom it was sent, as far as that is known. */
export type Refused = {
  code: FailureCode | 'internal';
  requestId: string;
  method: string;
  path: string;
  userId: string | undefined;
};

/** Logs refused requests. At most so many lines are written in a minute; then one line says how many were left out. */
export function refusalLog(
  log: Log,
  now: () => number = () => performance.now(),
): (refused: Refused) => void {
  let began = -Infinity;
  let lines = 0;
  return (refused) => {
    if (!TELLING.includes(refused.code)) return;
    if (now() - began >= MINUTE) {
      if (lines > LINES_A_MINUTE) log.warn('request.refusals_left_out', { times: lines - LINES_A_MINUTE });
      began = now();
      lines = 0;
    }
    lines += 1;
    if (lines <= LINES_A_MINUTE) log.info('request.refused', refused);
  };
}
