// Where the thread of search begins. JavaScript, because reading TypeScript takes most of a thread's start, unless what
// was made of it is kept already: and this file is what says where that is kept.
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

const { compiled } = /** @type {{ compiled?: string }} */ (workerData);
if (compiled !== undefined) enableCompileCache(compiled);
await import('./search-worker.ts');
