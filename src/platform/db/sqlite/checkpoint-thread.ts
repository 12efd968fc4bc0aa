// Takes pages over from SQLite's log into its file, each time it is asked to.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const { path } = workerData as { path: string };
const file = new DatabaseSync(path, { timeout: 5000 });
parentPort?.on('message', () => {
  file.exec('pragma wal_checkpoint(passive)');
  parentPort?.postMessage('done');
});
