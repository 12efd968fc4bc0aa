import cluster, { type Worker } from 'node:cluster';

const QUICK_DEATHS_AT_MOST = 5;
const QUICK_MS = 5000;

/**
 * Has `count` processes serve on one port and replaces each that dies. SIGTERM and SIGINT stop them all, each after
 * what it has under way; SIGHUP replaces them one by one, so that nobody is refused. Resolves when all serve.
 */
export async function runProcesses(count: number, atEnd: () => void): Promise<void> {
  let stopping = false;
  let quickDeaths = 0;
  const started = new Map<number, number>();

  cluster.on('fork', (worker) => started.set(worker.id, Date.now()));
  cluster.on('exit', (worker, code) => {
    if (stopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) {
        atEnd();
        process.exit(0);
      }
      return;
    }
    if (worker.exitedAfterDisconnect) return;
    quickDeaths = Date.now() - (started.get(worker.id) ?? 0) < QUICK_MS ? quickDeaths + 1 : 0;
    if (quickDeaths >= QUICK_DEATHS_AT_MOST) process.exit(code || 1); // it cannot live: say so instead of trying for ever
    cluster.fork();
  });

  const stop = (): void => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.on('SIGHUP', () => void replaceAll());

  await Promise.all(Array.from({ length: count }, () => untilServing(cluster.fork())));
}

async function replaceAll(): Promise<void> {
  for (const old of Object.values(cluster.workers ?? {})) {
    await untilServing(cluster.fork());
    if (!old) continue;
    old.exitedAfterDisconnect = true;
    old.process.kill('SIGTERM');
  }
}

const untilServing = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    worker.once('listening', () => resolve());
  });
