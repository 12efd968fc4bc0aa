import { Failure } from '#base/failure.ts';
import { isTaken } from '#platform/db/errors.ts';

/** Of two who take the same UTR at the same moment, for different orders or accounts, one is refused. */
export async function takenOnce(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isTaken(error, 'payments.reference')) throw error;
    throw new Failure('conflict', 'Somebody else took this UTR just now, for another order.');
  }
}
