import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Db } from '#db/schema.ts';
import { jobCounts } from '#platform/jobs/failed-jobs.ts';

const AREAS = ['page', 'api', 'file', 'picture'] as const;
const STATUSES = ['1xx', '2xx', '3xx', '4xx', '5xx', 'cut off'] as const;
const CUT_OFF = STATUSES.length - 1;
/** Upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const startedAt = Symbol('when the answer began');
type Watched = ServerResponse & { [startedAt]?: number };

/** The metrics of this process, for Prometheus. */
export type Metrics = {
  /** Counts an answer when it has been sent or cut off. */
  watch(response: ServerResponse): void;
  /** Whether a request may read the metrics. */
  isAllowed(request: IncomingMessage): boolean;
  /** The metrics in Prometheus' text format. */
  text(db: Db, cache: { size: number; calculatedSize: number } | undefined): Promise<string>;
};

/** Begins to count. Counting one answer is an addition or two in arrays that were made at the start. */
export function openMetrics(token: string): Metrics {
  const counts = new Float64Array(AREAS.length * STATUSES.length);
  const buckets = new Float64Array(AREAS.length * (BUCKETS.length + 1));
  const seconds = new Float64Array(AREAS.length);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  // One function for all answers; `this` is the one that ended.
  function count(this: Watched): void {
    const area = areaOf(this.req.url ?? '/');
    const status = this.writableFinished ? Math.floor(this.statusCode / 100) - 1 : CUT_OFF;
    counts[area * STATUSES.length + status]! += 1;
    // A stream stays open as long as somebody watches it, which says nothing about how fast the shop is.
    if (this.getHeader('content-type') === 'text/event-stream') return;
    const took = (performance.now() - (this[startedAt] ?? 0)) / 1000;
    const at = BUCKETS.findIndex((end) => took <= end);
    buckets[area * (BUCKETS.length + 1) + (at < 0 ? BUCKETS.length : at)]! += 1;
    seconds[area]! += took;
  }

  return {
    watch: (response: Watched) => {
      response[startedAt] = performance.now();
      response.on('close', count);
    },
    isAllowed: ({ headers: { authorization } }) =>
      timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`)),
    text: async (db, cache) => {
      const lag = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max };
      delay.reset();
      return written([
        ...answered(counts),
        ...timed(buckets, seconds),
        ...(await processFigures(lag)),
        ...(cache ? cacheFigures(cache) : []),
        ...(await jobFigures(db)),
      ]);
    },
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function areaOf(url: string): number {
  if (url.startsWith('/api/')) return 1;
  if (url.startsWith('/assets/')) return 2;
  return url.startsWith('/media/') ? 3 : 0;
}

type Labels = Record<string, string | number>;
/** A figure's name, kind and explanation, and its values by label; a histogram's carry the end of its name. */
type Figure = { name: string; kind: string; help: string; values: [Labels, number, end?: string][] };

const figure = (name: string, kind: string, help: string, values: Figure['values']): Figure => ({
  name,
  kind,
  help,
  values,
});

const answered = (counts: Float64Array): Figure[] => [
  figure(
    'haat_http_answers_total',
    'counter',
    'Answers by area and class of status.',
    AREAS.flatMap((area, at) =>
      STATUSES.map((status, of): Figure['values'][number] => [
        { area, status },
        counts[at * STATUSES.length + of] ?? 0,
      ]),
    ),
  ),
];

function timed(buckets: Float64Array, seconds: Float64Array): Figure[] {
  const values = AREAS.flatMap((area, at): Figure['values'] => {
    let sum = 0;
    const steps = [...BUCKETS, '+Inf'].map((le, of): Figure['values'][number] => {
      sum += buckets[at * (BUCKETS.length + 1) + of] ?? 0;
      return [{ area, le }, sum, '_bucket'];
    });
    return [...steps, [{ area }, seconds[at] ?? 0, '_sum'], [{ area }, sum, '_count']];
  });
  return [figure('haat_http_answer_seconds', 'histogram', 'How long answers took, streams apart.', values)];
}

async function processFigures(lag: { p50: number; p99: number; max: number }): Promise<Figure[]> {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const gauge = (name: string, help: string, values: Figure['values']) => figure(name, 'gauge', help, values);
  return [
    gauge('haat_event_loop_delay_seconds', 'How late timers were since the figures were last read.', [
      [{ quantile: '0.5' }, lag.p50 / 1e9],
      [{ quantile: '0.99' }, lag.p99 / 1e9],
      [{ quantile: '1' }, lag.max / 1e9],
    ]),
    gauge('haat_memory_bytes', 'Memory of this process.', [
      [{ part: 'resident' }, rss],
      [{ part: 'heap' }, heapUsed],
      [{ part: 'buffers' }, external],
    ]),
    figure('haat_cpu_seconds_total', 'counter', 'Time on a processor.', [[{}, (user + system) / 1e6]]),
    gauge('haat_up_seconds', 'How long this process has been up.', [[{}, process.uptime()]]),
  ];
}

const cacheFigures = ({ size, calculatedSize }: { size: number; calculatedSize: number }): Figure[] => [
  figure('haat_page_cache_entries', 'gauge', 'Finished answers that are kept.', [[{}, size]]),
  figure('haat_page_cache_bytes', 'gauge', 'What they take.', [[{}, calculatedSize]]),
];

/** When the database is down the other metrics are still useful. */
async function jobFigures(db: Db): Promise<Figure[]> {
  const counted = await Promise.allSettled([jobCounts(db)]);
  const values = counted.flatMap((each): Figure['values'] =>
    each.status === 'rejected'
      ? []
      : [
          [{ state: 'waiting' }, each.value.waiting],
          [{ state: 'given up' }, each.value.givenUp],
        ],
  );
  return [figure('haat_jobs', 'gauge', 'Mails and other work that waits, or was given up.', values)];
}

function written(figures: Figure[]): string {
  const own: Labels = { process: cluster.worker?.id ?? 0 };
  const line = (name: string, labels: Labels, value: number): string => {
    const pairs = Object.entries({ ...own, ...labels }).map(([label, is]) => `${label}="${is}"`);
    return `${name}{${pairs.join(',')}} ${Number.isFinite(value) ? value : 0}`;
  };
  const lines = figures.flatMap(({ name, kind, help, values }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${kind}`,
    ...values.map(([labels, value, end = '']) => line(name + end, labels, value)),
  ]);
  return `${lines.join('\n')}\n`;
}
