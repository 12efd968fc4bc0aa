// Where a thread of returns begins. JavaScript, so that it can say where compiled code is kept before any TypeScript is read.
import { enableCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

/** As of the nightly backup: shoppers go first, and on a busy machine it still comes to its end. */
const LOW_PRIORITY = 10;

// On Linux a priority is a thread's own: here, shoppers go first. Elsewhere it would be the whole shop's.
if (process.platform === 'linux') setPriority(LOW_PRIORITY);
const { compiled } = /** @type {{ compiled?: string }} */ (workerData);
if (compiled !== undefined) enableCompileCache(compiled);
await import('./aside-thread.ts');
