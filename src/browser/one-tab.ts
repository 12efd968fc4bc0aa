/**
 * Does work that no other tab of the shop does at the same time. Browsers know such locks on secure addresses only;
 * elsewhere the work is done at once, so it must be safe to do twice.
 */
export function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(name, work) : work();
}
