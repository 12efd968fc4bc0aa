// Where a thread of returns begins. JavaScript, so that it can say where compiled code is kept before any TypeScript is read.
import { enableCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

// On Linux a priority is a thread's own: here, shoppers go first. Elsewhere it would be the whole shop's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const { compiled } = /** @type {{ compiled?: string }} */ (workerData);
if (compiled !== undefined) enableCompileCache(compiled);
await import('./aside-thread.ts');
