/** What has a plug or a display. */
import { clay, line, painted, placed, rod, shine } from '../clay.ts';
import { lathed, oval, rounded, slab } from '../shapes.ts';

export function powerBank(): string {
  const body = slab(54, 34, 92, 142, 18);
  return (
    rod('M100 40C100 10 150 8 156 34C160 60 150 66 152 84', '#3A4150', 7) +
    clay(slab(144, 82, 17, 22, 4), '#3A4150', 'slab', 4) +
    clay(slab(147, 102, 11, 14, 2), '#C6CBD6', 'slab', 3) +
    clay(body, '#2E4A7A', 'slab', 12) +
    [0, 1, 2, 3]
      .map((at) => clay(oval(80 + at * 13, 156, 3.6), at < 3 ? '#7FE0A0' : '#4A5F86', 'ball', 2))
      .join('') +
    clay(slab(86, 28, 28, 12, 3), '#1E2E4E', 'slab', 3) +
    painted('M104 78L88 108H100L96 132L114 100H102Z', '#F6C94A') +
    shine(70, 80, 8, 40, 0, 0.45)
  );
}

export function cable(): string {
  return (
    rod('M46 128C30 60 96 30 128 66S110 148 76 130S64 70 104 78S150 124 132 152', '#F3F5F8', 10) +
    placed(
      clay(slab(-13, -30, 26, 34, 5), '#E4E8EE', 'tube', 5) +
        clay(slab(-9, 4, 18, 22, 2), '#AEB4C0', 'slab', 3) +
        painted(slab(-6, 10, 4, 5, 1), '#5E6678') +
        painted(slab(2, 10, 4, 5, 1), '#5E6678'),
      132,
      164,
      -10,
      0.9,
    ) +
    placed(
      clay(slab(-11, -26, 22, 30, 5), '#E4E8EE', 'tube', 5) +
        clay(slab(-7, 4, 14, 13, 4), '#AEB4C0', 'slab', 3),
      46,
      148,
      8,
      0.9,
    )
  );
}

export function extensionBoard(): string {
  const body = rounded([
    [20, 88, 14],
    [164, 60, 14],
    [180, 122, 14],
    [36, 152, 14],
  ]);
  const socket = (x: number, y: number) =>
    placed(
      clay(oval(0, 0, 19), '#E4E8EE', 'slab', 4) +
        [
          [0, -8, 3.6],
          [-7, 6, 2.9],
          [7, 6, 2.9],
        ]
          .map(([dx, dy, r]) => painted(oval(dx ?? 0, dy ?? 0, r ?? 3), '#3A4150'))
          .join(''),
      x,
      y,
      -11,
    );
  return (
    rod('M28 120C0 116 -4 168 40 172S96 178 120 168', '#3A4150', 8) +
    clay(body, '#F6F7F9', 'slab', 11) +
    socket(58, 110) +
    socket(100, 102) +
    socket(142, 94) +
    placed(clay(slab(-9, -6, 18, 12, 3), '#D8321F', 'slab', 3), 64, 138, -11) +
    shine(90, 78, 50, 5, -11, 0.9)
  );
}

export function kettle(): string {
  const body = lathed(96, [
    [62, 36, 6],
    [84, 46, 12],
    [156, 54, 14],
    [162, 50, 4],
  ]);
  return (
    rod('M138 74C182 66 186 146 146 148', '#2B3040', 13) +
    clay('M62 74L40 66Q36 82 54 100Z', '#B9BEC8', 'slab', 5) +
    clay(body, '#C9CFD9', 'tube', 11) +
    clay(
      lathed(96, [
        [156, 55, 4],
        [172, 58, 6],
      ]),
      '#2B3040',
      'tube',
      5,
    ) +
    clay('M60 64A36 14 0 0 1 132 64Z', '#3A4150', 'ball', 6) +
    clay(slab(88, 36, 16, 14, 6), '#2B3040', 'tube', 4) +
    painted(slab(118, 100, 8, 36, 4), '#5FB0D8', 0.85) +
    shine(68, 116, 8, 36, 2, 0.9)
  );
}

export function iron(): string {
  const sole = 'M14 152C20 112 66 86 120 84L170 84C182 104 184 132 182 152Z';
  return (
    rod('M58 92C66 42 150 40 162 82', '#2E6DB4', 17) +
    clay(sole, '#3F86C9', 'slab', 11) +
    clay('M8 160Q10 150 18 148H186Q190 154 186 164H14Q8 164 8 160Z', '#C6CBD6', 'log', 5) +
    clay(oval(112, 120, 17), '#F3F5F8', 'ball', 5) +
    line('M112 120V108', '#D8321F', 3.4) +
    shine(72, 112, 24, 7, -30, 0.7)
  );
}

export function featurePhone(): string {
  const body = slab(60, 14, 80, 172, 16);
  const keys = Array.from({ length: 12 }, (_, at) =>
    clay(slab(69 + (at % 3) * 22, 116 + Math.floor(at / 3) * 16, 18, 11, 4), '#E4E8EE', 'slab', 3),
  ).join('');
  return (
    clay(body, '#2B3A5E', 'slab', 11) +
    clay(slab(70, 32, 60, 56, 5), '#8FD0E8', 'slab', 4) +
    painted('M70 74Q92 58 108 70T130 64V88H70Z', '#5FA36A', 0.75) +
    painted(oval(112, 48, 7), '#FBE9A8') +
    clay(slab(84, 95, 32, 14, 6), '#C6CBD6', 'slab', 3) +
    keys +
    line('M90 23H110', '#0E1830', 3) +
    shine(72, 60, 5, 34, 0, 0.5)
  );
}

export function tableFan(): string {
  const blades = [0, 120, 240]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 100 82)">${clay('M100 82C84 60 88 30 112 26C130 30 126 62 100 82Z', '#5FB0D8', 'slab', 6)}</g>`,
    )
    .join('');
  const rings = [62, 47, 32]
    .map((r) => line(oval(100, 82, r), '#8A92A4', r === 62 ? 6 : 1.8, r === 62 ? 1 : 0.6))
    .join('');
  const spokes = Array.from({ length: 20 }, (_, at) => {
    const angle = (at / 20) * Math.PI * 2;
    return line(
      `M${100 + Math.cos(angle) * 14} ${82 + Math.sin(angle) * 14}L${100 + Math.cos(angle) * 62} ${82 + Math.sin(angle) * 62}`,
      '#8A92A4',
      1.5,
      0.6,
    );
  }).join('');
  return (
    clay(slab(92, 140, 16, 34, 4), '#DDE2EA', 'tube', 4) +
    clay('M52 178Q54 162 100 162T148 178Q148 186 100 186T52 178Z', '#3F86C9', 'log', 7) +
    painted(oval(100, 82, 62), '#FFFFFF', 0.35) +
    blades +
    spokes +
    rings +
    clay(oval(100, 82, 14), '#F3F5F8', 'ball', 5) +
    shine(78, 46, 22, 8, -36, 0.5)
  );
}
