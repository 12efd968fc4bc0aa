/** Fish. */
import { bead, clay, inside, line, painted, shine } from '../clay.ts';
import { ramp } from '../colour.ts';
import { grown, leaf, oval } from '../shapes.ts';

/** A whole fish: back, belly and fins decide which. */
export function fish(
  back: string,
  belly: string,
  fins: string,
  shape: 'deep' | 'slim' = 'deep',
  marks = '',
): string {
  const high = { deep: 40, slim: 27 }[shape];
  const body = grown([
    [14, 104],
    [34, 104 - high * 0.62],
    [72, 104 - high],
    [116, 104 - high * 0.72],
    [150, 104 - high * 0.24],
    [160, 104],
    [150, 104 + high * 0.24],
    [116, 104 + high * 0.62],
    [72, 104 + high * 0.84],
    [34, 104 + high * 0.6],
  ]);
  const tail = 'M148 104C164 90 178 72 192 66C188 88 188 118 192 142C178 136 164 118 148 104Z';
  const scales = Array.from({ length: 44 }, (_, at) => {
    const [row, col] = [Math.floor(at / 11), at % 11];
    const [x, y] = [58 + col * 9 + (row % 2) * 4.5, 104 - high * 0.42 + row * high * 0.27];
    return line(`M${x} ${y - 4}q5 4 0 8`, ramp(back).deep, 1.5, 0.28);
  }).join('');
  return (
    clay(tail, fins, 'slab', 7) +
    line('M158 104L186 80M158 104L188 104M158 104L186 128', ramp(fins).deep, 1.6, 0.3) +
    clay(
      `M60 ${104 - high * 0.86}C76 ${104 - high * 1.55} 108 ${104 - high * 1.4} 124 ${104 - high * 0.6}Z`,
      fins,
      'slab',
      5,
    ) +
    clay(
      `M80 ${104 + high * 0.72}C88 ${104 + high * 1.25} 104 ${104 + high * 1.2} 112 ${104 + high * 0.6}Z`,
      fins,
      'slab',
      5,
    ) +
    clay(body, back, 'log', 11) +
    inside(
      body,
      bead(`M10 110C40 ${104 + high * 0.2} 110 ${104 + high * 0.1} 170 106V190H10Z`, belly, 'log') +
        scales +
        marks,
    ) +
    line(
      `M50 ${104 - high * 0.62}C60 ${104 - high * 0.2} 60 ${104 + high * 0.3} 50 ${104 + high * 0.6}`,
      ramp(back).deep,
      3.2,
      0.35,
    ) +
    clay(leaf(64, 112, 28, 15, 24), fins, 'slab', 4) +
    clay(oval(34, 94, 7.6), '#FBF8EE', 'ball', 3) +
    painted(oval(34.6, 94.4, 4.4), '#221B2B') +
    painted(oval(33, 92.6, 1.5), '#FFFFFF') +
    line('M15 108Q20 111 24 110', ramp(back).deep, 2, 0.5) +
    shine(84, 104 - high * 0.55, 34, high * 0.16, -3, 0.65)
  );
}

export const smallFish = () =>
  [
    [0, -40, -4, '#9FB0BC'],
    [14, 0, 3, '#AEBDC8'],
    [-6, 40, -2, '#94A6B4'],
  ]
    .map(
      ([x, y, turn, tone]) =>
        `<g transform="translate(${26 + Number(x)} ${50 + Number(y)}) rotate(${Number(turn)} 80 50) scale(.78 .5)">${fish(String(tone), '#F1F2EE', '#8C9AA5', 'slim')}</g>`,
    )
    .join('');

export const driedFish = () =>
  line('M20 40Q100 52 180 38', '#B98B4E', 5) +
  [
    [48, -3],
    [86, 2],
    [124, -2],
    [160, 3],
  ]
    .map(
      ([x, turn]) =>
        `<g transform="translate(${x} 44) rotate(${Number(turn) + 90}) scale(.68 .5) translate(-6 -104)">${fish('#A57B4C', '#CBA672', '#8A6239', 'slim')}</g>`,
    )
    .join('');
