/** Outlines as SVG path text, in the drawings' square of 200 by 200. */

type Point = readonly [x: number, y: number];
/** A corner of a man-made outline and how far it is rounded. */
export type Corner = readonly [x: number, y: number, round?: number];

const n = (value: number) => String(Math.round(value * 100) / 100);

/** An ellipse as a path. */
export const oval = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;

/** A rectangle with round corners. */
export const slab = (x: number, y: number, width: number, height: number, round: number) =>
  rounded([
    [x, y, round],
    [x + width, y, round],
    [x + width, y + height, round],
    [x, y + height, round],
  ]);

/** A polygon, each corner rounded by its own amount. */
export function rounded(corners: readonly Corner[]): string {
  const steps = corners.map(([x, y, round = 0], at) => {
    const before = corners.at(at - 1) ?? [x, y];
    const after = corners[(at + 1) % corners.length] ?? [x, y];
    const [ax, ay] = toward([x, y], before, round);
    const [bx, by] = toward([x, y], after, round);
    return `${at === 0 ? 'M' : 'L'}${n(ax)} ${n(ay)}Q${n(x)} ${n(y)} ${n(bx)} ${n(by)}`;
  });
  return `${steps.join('')}Z`;
}

function toward([x, y]: Point, other: Corner, distance: number): Point {
  const length = Math.hypot(other[0] - x, other[1] - y) || 1;
  const share = Math.min(0.5, distance / length);
  return [x + (other[0] - x) * share, y + (other[1] - y) * share];
}

/** A soft closed outline through all points, for natural things. */
export function grown(points: readonly Point[]): string {
  const at = (index: number) => points.at(index % points.length) as Point;
  const steps = points.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    return `C${n(point[0] + (next[0] - before[0]) / 6)} ${n(point[1] + (next[1] - before[1]) / 6)} ${n(next[0] - (after[0] - point[0]) / 6)} ${n(next[1] - (after[1] - point[1]) / 6)} ${n(next[0])} ${n(next[1])}`;
  });
  const [x, y] = at(0);
  return `M${n(x)} ${n(y)}${steps.join('')}Z`;
}

/** A soft outline, symmetric like pottery: half widths along a middle line. */
export function turned(cx: number, profile: readonly (readonly [y: number, half: number])[]): string {
  const right = profile.map(([y, half]): Point => [cx + half, y]);
  const left = profile.toReversed().filter(([, half]) => half > 0);
  return grown([...right, ...left.map(([y, half]): Point => [cx - half, y])]);
}

/** A man-made outline, symmetric like pottery: each ring has its half width and its rounding. */
export const lathed = (cx: number, rings: readonly (readonly [y: number, half: number, round?: number])[]) =>
  rounded([
    ...rings.map(([y, half, round]): Corner => [cx + half, y, round]),
    ...rings.toReversed().map(([y, half, round]): Corner => [cx - half, y, round]),
  ]);

/** A label wrapped around something round: its upper and lower edges sag. */
export const wrap = (x: number, y: number, width: number, height: number, sag = 5) =>
  `M${n(x)} ${n(y)}Q${n(x + width / 2)} ${n(y + sag * 2)} ${n(x + width)} ${n(y)}V${n(y + height)}Q${n(x + width / 2)} ${n(y + height + sag * 2)} ${n(x)} ${n(y + height)}Z`;

/** A leaf from its stalk to its tip. */
export function leaf(x: number, y: number, length: number, width: number, degrees: number): string {
  const spin = (along: number, across: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [
      x + along * Math.cos(angle) - across * Math.sin(angle),
      y + along * Math.sin(angle) + across * Math.cos(angle),
    ];
  };
  const half = width / 2;
  const [tip, up, up2, down, down2] = [
    spin(length, 0),
    spin(length * 0.25, -half * 1.25),
    spin(length * 0.75, -half),
    spin(length * 0.75, half),
    spin(length * 0.25, half * 1.25),
  ];
  const p = (point: Point) => `${n(point[0])} ${n(point[1])}`;
  return `M${n(x)} ${n(y)}C${p(up)} ${p(up2)} ${p(tip)}C${p(down)} ${p(down2)} ${n(x)} ${n(y)}Z`;
}
