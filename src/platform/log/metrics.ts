import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '#db/schema.ts';
import { jobCounts } from '#platform/jobs/failed-jobs.ts';

const AREAS = ['page', 'api', 'file', 'picture'] as const;
const STATUSES = ['1xx', '2xx', '3xx', '4xx', '5xx', 'cut off'] as const;
/** Upper ends of the histogram's buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const startedAt = Symbol('when the answer began');
type Watched = ServerResponse & { [startedAt]?: number };

/** The process's counters of its own work, for Prometheus. */
export type Metrics = {
  /** Counts an answer once it is sent or cut off. */
  watch(response: ServerResponse): void;
  /** True if a request may read the figures. */
  isAllowed(request: IncomingMessage): boolean;
  /** The figures as Prometheus reads them. */
  text(): Promise<string>;
};

/** Begins to count; `kept` are the finished answers. */
export function openMetrics(token: string, db: Db, kept: { size: number; bytes: number }): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ process: cluster.worker?.id ?? 0 });
  const count = countAnswers(registry);
  addProcessFigures(registry);
  addGauge(registry, 'haat_page_cache_entries', 'Finished answers that are kept.', () => kept.size);
  addGauge(registry, 'haat_page_cache_bytes', 'What they take.', () => kept.bytes);
  addJobFigures(registry, db);
  return {
    watch: (response: Watched) => {
      response[startedAt] = performance.now();
      response.on('close', count);
    },
    isAllowed: ({ headers: { authorization } }) =>
      timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`)),
    text: () => registry.metrics(),
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** One function for all answers; `this` is the one that ended. */
function countAnswers(registry: Registry): (this: Watched) => void {
  const answers = new Counter({
    name: 'haat_http_answers_total',
    help: 'Answers by area and class of status.',
    labelNames: ['area', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'haat_http_answer_seconds',
    help: 'How long answers took, streams apart.',
    labelNames: ['area'],
    buckets: BUCKETS,
    registers: [registry],
  });
  // Made once: to find a figure by its labels costs more than to add to it. All are told from the start, as zero.
  const byArea = AREAS.map((area) => ({
    byStatus: STATUSES.map((status) => answers.labels({ area, status })),
    seconds: seconds.labels({ area }),
  }));
  for (const { byStatus } of byArea) for (const counter of byStatus) counter.inc(0);
  for (const area of AREAS) seconds.zero({ area });
  return function count(this: Watched): void {
    const area = byArea[areaOf(this.req.url ?? '/')]!;
    const status = this.writableFinished ? Math.floor(this.statusCode / 100) - 1 : STATUSES.length - 1;
    area.byStatus[status]?.inc();
    // A stream lasts as long as somebody looks; that says nothing of how quick the shop is.
    if (this.getHeader('content-type') === 'text/event-stream') return;
    area.seconds.observe((performance.now() - (this[startedAt] ?? 0)) / 1000);
  };
}

function areaOf(url: string): number {
  if (url.startsWith('/api/')) return 1;
  if (url.startsWith('/assets/')) return 2;
  return url.startsWith('/media/') ? 3 : 0;
}

function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: () => gauge.set(read()),
  });
}

function addProcessFigures(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const late: Gauge = new Gauge({
    name: 'haat_event_loop_delay_seconds',
    help: 'How late timers were since the figures were last read.',
    labelNames: ['quantile'],
    registers: [registry],
    collect: () => {
      const finite = (nanoseconds: number): number => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
      for (const [quantile, at] of [['0.5', 50] as const, ['0.99', 99] as const])
        late.set({ quantile }, finite(delay.percentile(at)));
      late.set({ quantile: '1' }, finite(delay.max));
      delay.reset();
    },
  });
  const memory: Gauge = new Gauge({
    name: 'haat_memory_bytes',
    help: 'Memory of this process.',
    labelNames: ['part'],
    registers: [registry],
    collect: () => {
      const { rss, heapUsed, external } = process.memoryUsage();
      memory.set({ part: 'resident' }, rss);
      memory.set({ part: 'heap' }, heapUsed);
      memory.set({ part: 'buffers' }, external);
    },
  });
  const cpu: Counter = new Counter({
    name: 'haat_cpu_seconds_total',
    help: 'Time on a processor.',
    registers: [registry],
    collect: () => {
      const { user, system } = process.cpuUsage();
      cpu.reset();
      cpu.inc((user + system) / 1e6);
    },
  });
  addGauge(registry, 'haat_up_seconds', 'How long this process has been up.', () => process.uptime());
}

/** Without the database the other figures are worth all the more. */
function addJobFigures(registry: Registry, db: Db): void {
  const jobs: Gauge = new Gauge({
    name: 'haat_jobs',
    help: 'Mails and other work that waits, or was given up.',
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      jobs.reset();
      const [counted] = await Promise.allSettled([jobCounts(db)]);
      if (counted.status === 'rejected') return;
      jobs.set({ state: 'waiting' }, counted.value.waiting);
      jobs.set({ state: 'given up' }, counted.value.givenUp);
    },
  });
}
