import { readFileSync } from 'node:fs';
import { load } from '../support/wrk.ts';
import { READS } from './calls.ts';
import type { GrownShop, Kind, Size } from './shop.ts';
import { type Brought, send, WRITES } from './writes.ts';

/** What was measured of a shop of a size with so many connections at once. Memory is resident, in MB. */
export type Point = Size & {
  kind: Kind;
  connections: number;
  readyAfter: number;
  searchAfter: number;
  memoryIdle: number;
  memoryPeak: number;
  calls: Record<string, Brought>;
};

const SECONDS = 3;
const WARM = 20;
const QUICK_MS = 10;

/** Makes every main call for a few seconds, one after the other. */
export async function measure(
  shop: GrownShop,
  kind: Kind,
  connections: number,
  memoryIdle: number,
): Promise<Point> {
  const { server, size, searchAfter } = shop;
  const calls: Record<string, Brought> = {};
  for (const [name, askedOf] of Object.entries(READS)) {
    const asked = askedOf(shop);
    for (const { path, token } of asked.slice(0, WARM)) {
      const answer = await fetch(server.url + path, {
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    }
    await untilIdle(server.url);
    const { perSecond, p50, p99, errors } = await load(server.url, { seconds: SECONDS, connections, asked });
    calls[name] = { perSecond, p50: milliseconds(p50), p99: milliseconds(p99), errors };
  }
  for (const [name, callsOf] of Object.entries(WRITES)) {
    await untilIdle(server.url);
    calls[name] = await send(server.url, await callsOf(shop), { seconds: SECONDS, connections });
  }
  const memoryPeak = peakOf(server.process.pid ?? 0);
  return {
    ...size,
    kind,
    connections,
    readyAfter: server.readyAfter,
    searchAfter,
    memoryIdle,
    memoryPeak,
    calls,
  };
}

/** Waits until the work of the previous load is done, because it would slow down the next one. */
async function untilIdle(url: string): Promise<void> {
  for (let quick = 0; quick < 3;) {
    const asked = performance.now();
    await (await fetch(`${url}/readyz`)).text();
    quick = performance.now() - asked < QUICK_MS ? quick + 1 : 0;
  }
}

/** `wrk` writes 812.00us, 3.20ms or 1.10s. */
function milliseconds(text: string): number {
  const [, figure = 'NaN', unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  return Number(figure) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? Number.NaN);
}

const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
