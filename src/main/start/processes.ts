import cluster, { type Worker } from 'node:cluster';

const QUICK_DEATHS_AT_MOST = 5;
const QUICK_MS = 5000;

/**
 * Starts `count` processes on one port and replaces each that dies. SIGTERM and SIGINT stop all of them, after they
 * have finished their requests. SIGHUP replaces them one by one, so that no request is refused. Resolves when all
 * serve. If the first process cannot start, it says why, and this process ends with its exit code.
 */
export async function runProcesses(count: number, atEnd: () => void): Promise<void> {
  let stopping = false;
  let quickDeaths = 0;
  let replacing: Promise<void> = Promise.resolve();
  const started = new Map<number, number>();
  // Processes that are not replaced when they end.
  const spare = new Set<number>();

  cluster.on('fork', (worker) => started.set(worker.id, performance.now()));
  cluster.on('exit', (worker, code) => {
    const lived = performance.now() - (started.get(worker.id) ?? 0);
    started.delete(worker.id);
    if (stopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) {
        atEnd();
        process.exit(0);
      }
      return;
    }
    if (spare.delete(worker.id)) return;
    quickDeaths = lived < QUICK_MS ? quickDeaths + 1 : 0;
    if (quickDeaths >= QUICK_DEATHS_AT_MOST) process.exit(code || 1); // starting again would not help
    cluster.fork();
  });

  const stop = (): void => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.on('SIGHUP', () => {
    replacing = replacing.then(() => replaceAll(spare));
  });

  const first = cluster.fork();
  spare.add(first.id);
  const code = await untilServing(first);
  if (code !== undefined && !stopping) process.exit(code || 1);
  spare.delete(first.id);
  await Promise.all(Array.from({ length: count - 1 }, () => untilServing(cluster.fork())));
}

/** An old process ends when its successor serves. If that cannot start, the old ones stay. */
async function replaceAll(spare: Set<number>): Promise<void> {
  for (const old of Object.values(cluster.workers ?? {})) {
    const successor = cluster.fork();
    spare.add(successor.id);
    if ((await untilServing(successor)) !== undefined) return;
    spare.delete(successor.id);
    if (!old || old.isDead()) continue;
    spare.add(old.id);
    old.process.kill('SIGTERM');
  }
}

/** Resolves when the process accepts connections, or with its exit code if it ends before. */
const untilServing = (worker: Worker): Promise<number | undefined> =>
  new Promise((resolve) => {
    worker.once('listening', () => resolve(undefined));
    worker.once('exit', (code) => resolve(code));
  });
