import type { Point } from './measure.ts';
/** x */
export function writeReport(points: readonly Point[], folder: string): void {
  console.log(points.length, folder);
}
