import type { MixFound, Span } from './measure-mix.ts';
import { machine, table } from './report.ts';

/** What the mix brought, as tables of a Markdown file: the middle round of each shop, then its minutes and its line. */
export function reportMix(found: readonly MixFound[], postgres: string): string {
  const rounds = found.map(({ spans }) => middle(spans));
  const row = (work: string, read: (span: Span) => string): string[] => [
    work,
    ...rounds.map((span) => (span ? read(span) : '')),
  ];
  const head = found.map(({ name }) => name);
  const spans = [...new Set(found.flatMap((one) => Object.keys(one.spans)))];
  const others = spans.filter((name) => !name.startsWith('round '));
  return [
    machine(postgres),
    table(
      ['the mix', ...head],
      [
        row('interactions a second', ({ perSecond }) => digits(perSecond)),
        row('ms of the processor each', ({ processorMs }) => digits(processorMs)),
        row("KB of PostgreSQL's log each", ({ logKb }) => digits(logKb)),
        row('half within, ms', ({ p50 }) => digits(p50)),
        row('99 of 100 within, ms', ({ p99 }) => digits(p99)),
        row('failed, %', ({ failedPercent }) => digits(failedPercent)),
      ],
    ),
    ...(others.length === 0
      ? []
      : [
          table(
            ['a second; ms of the processor; half, 99 of 100 within, ms', ...head],
            others.map((name) => [name, ...found.map((one) => brief(one.spans[name]))]),
          ),
        ]),
    ...found
      .filter(({ lacks }) => lacks.length > 0)
      .map(({ name, lacks }) => `- ${name} has no call for: ${lacks.join(', ')}`),
    ...found.flatMap(({ name, spans: its }) => {
      const why = Object.values(its).find((span) => span.why !== undefined)?.why;
      return why ? [`- ${name}, a failure: \`${why}\``] : [];
    }),
  ].join('\n\n');
}

function middle(spans: MixFound['spans']): Span | undefined {
  const rounds = Object.entries(spans).flatMap(([name, span]) => (name.startsWith('round ') ? [span] : []));
  return rounds.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(rounds.length / 2)];
}

const brief = (span: Span | undefined): string =>
  span
    ? `${digits(span.perSecond)}; ${digits(span.processorMs)}; ${digits(span.p50)}, ${digits(span.p99)}`
    : '';

const digits = (value: number): string =>
  Number.isNaN(value) ? 'none' : value < 100 ? String(Number(value.toPrecision(3))) : value.toFixed(0);
