import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** The milliseconds of processor that a process took until now, in steps of 10; Linux only. */
export function processorMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program may hold spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return ((user + system) * 1000) / TICKS_PER_SECOND;
}

/** The kilobytes that a process gave the system to be written on the disk. */
export const writtenKb = (pid: number): number =>
  Number(/^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]) / 1024;
