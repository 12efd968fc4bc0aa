/** What is used in the house. */
import { bead, clay, dice, inside, line, painted, placed, rod, shine } from '../clay.ts';
import { lathed, leaf, oval, rounded, slab, turned } from '../shapes.ts';

export function grassBroom(): string {
  const chance = dice(8);
  const hairs = Array.from({ length: 60 }, (_, at) => {
    const x = -62 + at * 2.1 + chance() * 3;
    return line(
      `M${x * 0.12} 40C${x * 0.5} 70 ${x * 0.95} 96 ${x} ${138 + chance() * 22 - Math.abs(x) * 0.24}`,
      ['#B9A25A', '#A58E48', '#CDB872', '#8F9A4C'][at % 4] ?? '#B9A25A',
      3.2,
    );
  }).join('');
  const plumes = Array.from({ length: 46 }, () => {
    const x = chance() * 108 - 54;
    return bead(
      leaf(x, 100 + chance() * 32 - Math.abs(x) * 0.2, 22, 5, 84 + x * -0.35),
      chance() > 0.5 ? '#D2BF7E' : '#9AA05A',
      'slab',
    );
  }).join('');
  return `<g transform="translate(112 24) rotate(22)">${hairs}${plumes}${clay(slab(-11, -24, 22, 72, 9), '#C9A55E', 'tube', 6)}${[-14, 2, 18, 34].map((y) => line(`M-11 ${y}Q0 ${y + 5} 11 ${y}`, '#B3261E', 4)).join('')}</g>`;
}

export function winnowingFan(): string {
  const pan = rounded([
    [44, 44, 22],
    [156, 44, 22],
    [184, 158, 8],
    [16, 158, 8],
  ]);
  const weave = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 15 }, (__, col) =>
      (row + col) % 2 ? painted(slab(18 + col * 11, 50 + row * 10, 10, 8.6, 2), '#A9793A', 0.38) : '',
    ).join(''),
  ).join('');
  return (
    clay(pan, '#E0B86C', 'slab', 10) +
    inside(pan, weave) +
    rod('M44 46Q100 34 156 46M44 46Q28 100 17 156M156 46Q172 100 183 156', '#B5793A', 9) +
    shine(80, 76, 30, 10, -10, 0.4)
  );
}

export function waterPot(): string {
  const body = turned(100, [
    [64, 22],
    [74, 32],
    [100, 62],
    [132, 66],
    [160, 46],
    [174, 20],
    [176, 0],
  ]);
  return (
    clay(body, '#C4683A', 'ball', 14) +
    inside(
      body,
      line('M40 112Q100 130 160 112M37 122Q100 142 163 122', '#F3D9B4', 2.6, 0.75) +
        Array.from({ length: 9 }, (_, at) =>
          painted(oval(48 + at * 13, 122 + Math.sin((at / 8) * Math.PI) * 8, 2.4), '#F3D9B4', 0.9),
        ).join(''),
    ) +
    clay(
      lathed(100, [
        [40, 32, 6],
        [50, 34, 6],
        [56, 22, 6],
        [74, 24, 6],
      ]),
      '#B85E33',
      'tube',
      6,
    ) +
    painted(oval(100, 42, 27, 7), '#5A2414', 0.75) +
    shine(70, 100, 13, 22, 24, 0.55)
  );
}

export function brassBowl(): string {
  const body =
    'M24 78A76 20 0 0 0 176 78C176 112 156 142 126 150L132 166Q100 174 68 166L74 150C44 142 24 112 24 78Z';
  return (
    clay(oval(100, 78, 76, 21), '#9A6A22', 'slab', 5) +
    clay(oval(100, 82, 66, 16), '#D9A54A', 'ball', 6) +
    clay(body, '#D39A3C', 'tube', 11) +
    inside(
      body,
      line('M26 100Q100 128 174 100M30 108Q100 136 170 108', '#8A5A1A', 2, 0.45) +
        shine(58, 116, 12, 30, -10, 0.85) +
        shine(140, 112, 4, 24, 8, 0.6),
    ) +
    line('M25 80A76 20 0 0 0 175 80', '#FBE3A4', 4, 0.9)
  );
}

export function leafPlates(): string {
  const plate = (y: number, tone: string) => clay(oval(100, y, 82, 38), tone, 'slab', 7);
  const seams = Array.from(
    { length: 9 },
    (_, at) =>
      `<g transform="translate(100 90) scale(1 .46) rotate(${at * 40})">${line('M0 12V80', '#3F6B22', 2.6, 0.55)}${line('M0 36l11 -11M0 56l13 -13M0 56l-13 -13M0 36l-11 -11', '#B9DC7E', 2, 0.5)}${line('M22 62h10', '#EBD08A', 4)}</g>`,
  ).join('');
  return (
    plate(128, '#4F7F34') +
    plate(115, '#5C8F3C') +
    plate(102, '#548638') +
    plate(90, '#6FA446') +
    seams +
    painted(oval(100, 90, 46, 19), '#3F6B22', 0.18) +
    shine(66, 76, 24, 8, -14, 0.45)
  );
}

export function clayDiyas(): string {
  const lamp = (flame: boolean) =>
    clay('M-50 0A50 14 0 0 1 50 0Q62 -6 70 -10Q64 18 36 30Q0 42 -34 28Q-50 16 -50 0Z', '#C4683A', 'ball', 9) +
    clay(oval(2, -1, 44, 10), '#8A3F20', 'slab', 4) +
    clay(oval(2, 1, 38, 7), '#E0A63A', 'slab', 3) +
    line('M30 0Q48 -4 62 -9', '#F6EEDC', 5) +
    (flame
      ? placed(
          clay('M0 -34C10 -18 14 -8 12 2C10 12 -10 12 -12 2C-14 -8 -6 -18 0 -34Z', '#F6A21F', 'ball', 6) +
            bead('M0 -14C5 -6 6 0 4 4Q0 8 -4 4C-6 0 -5 -6 0 -14Z', '#FFF0B0'),
          62,
          -14,
        )
      : '') +
    shine(-26, 14, 12, 6, 20, 0.5);
  return placed(lamp(true), 108, 88, 0, 1) + placed(lamp(true), 78, 136, 0, 1.1);
}
