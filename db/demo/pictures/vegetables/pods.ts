/** Okra, chillies, beans and drumsticks. */
import { clay, inside, leaning, line, painted, placed, rod, shine } from '../clay.ts';
import { mix, ramp } from '../colour.ts';
import { grown, turned } from '../shapes.ts';

/** A pod with ridges: lady's finger. */
export function okra(): string {
  const pod = (colour: string) => {
    const body = turned(0, [
      [-66, 12],
      [-60, 15],
      [-30, 15.5],
      [10, 12],
      [50, 6],
      [78, 0],
    ]);
    const cap = turned(0, [
      [-84, 5],
      [-78, 6],
      [-72, 14],
      [-62, 16],
      [-58, 12],
      [-58, 0],
    ]);
    const ridges =
      [-8, 0, 8]
        .map((x) => line(`M${x} -64C${x * 1.1} -20 ${x * 0.8} 30 0 76`, '#2F6B2B', 2.2, 0.45))
        .join('') +
      [-10, -2].map((x) => line(`M${x} -62C${x * 1.1} -20 ${x * 0.8} 30 -1 72`, '#D6EE9B', 2, 0.6)).join('');
    return clay(body, colour, 'tube', 6) + inside(body, ridges) + clay(cap, '#8DBB4E', 'tube', 5);
  };
  return `${placed(pod('#5E9C38'), 134, 96, 30, 0.98)}${placed(pod('#74B043'), 98, 100, 36, 1.08)}${placed(pod('#68A63D'), 66, 112, 44, 1)}`;
}

export function greenChillies(): string {
  const one = (colour: string) => {
    const body = grown([
      [-8, -52],
      [8, -54],
      [14, -38],
      [12, 0],
      [2, 36],
      [-18, 66],
      [-24, 68],
      [-16, 44],
      [-14, 10],
      [-15, -34],
    ]);
    return (
      rod('M1 -54C2 -66 8 -74 16 -80', '#7E9B3F', 5.5) +
      clay(body, colour, 'tube', 8) +
      painted('M-13 -46Q0 -62 13 -47Q14 -40 8 -43Q1 -48 -6 -42Q-12 -40 -13 -46Z', '#9DB94F') +
      shine(-4, -10, 4, 26, 4, 0.75)
    );
  };
  return `${placed(one('#3E8E2D'), 140, 104, 6, 0.95)}${placed(one('#57A636'), 104, 102, 18, 1.05)}${placed(one('#4A9A31'), 70, 110, 34, 0.98)}`;
}

/** Wrinkled, blunt and very hot: the king chilli of the north-east. */
export function kingChillies(): string {
  const one = (colour: string) => {
    const body = grown([
      [-16, -40],
      [0, -46],
      [17, -40],
      [24, -18],
      [17, 4],
      [22, 22],
      [12, 44],
      [3, 66],
      [-4, 62],
      [-13, 40],
      [-22, 20],
      [-16, 2],
      [-24, -18],
    ]);
    const creases = line('M-14 -14q14 8 27 2M-12 16q13 7 25 0M-6 38q8 4 14 -1', ramp(colour).deep, 3, 0.4);
    return (
      rod('M1 -44C0 -58 4 -66 10 -72', '#7E9B3F', 6) +
      clay(body, colour, 'ball', 10) +
      inside(body, creases) +
      painted('M-15 -40Q0 -52 16 -40Q8 -36 0 -38Q-8 -36 -15 -40Z', '#8DB04C') +
      shine(-9, -22, 6, 13, 12, 0.8)
    );
  };
  return `${placed(one('#D2321F'), 134, 96, -12, 1.05)}${placed(one('#F0551F'), 76, 104, 16, 1.12)}`;
}

export function frenchBeans(): string {
  const lay = [
    [30, 120, 170, 70, -10],
    [34, 88, 172, 118, 14],
    [40, 140, 160, 46, 12],
    [28, 104, 168, 92, -22],
    [44, 150, 176, 90, 10],
  ] as const;
  return lay
    .map(([x1, y1, x2, y2, bend], at) => {
      const path = `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + bend} ${x2} ${y2}`;
      return `<g opacity=".22" transform="translate(3 6)">${line(path, '#2B2410', 12)}</g>${rod(path, mix('#5FA83F', at % 2 ? '#2E6E2A' : '#B7D66A', 0.16), 12)}`;
    })
    .join('');
}

/** Long knotty pods, tied in a bundle. */
export function drumsticks(): string {
  const podsOf = [
    [-26, -34],
    [26, 36],
    [-16, -18],
    [16, 20],
    [0, 2],
    [-7, -26],
    [8, 28],
  ].map(([foot, head], at) => {
    const path = `M${100 + (foot ?? 0)} 188Q${100 + (foot ?? 0) * 0.5} 110 ${100 + (head ?? 0)} ${12 + (at % 3) * 6}`;
    const tone = mix('#5B8F3E', at % 2 ? '#2E5E2A' : '#A9C66A', 0.2);
    return `${rod(path, tone, 11)}<g stroke-dasharray="1 17">${line(path, ramp(tone).deep, 10, 0.3)}</g>`;
  });
  return leaning(
    podsOf.join('') + clay('M76 118Q100 128 124 118V132Q100 142 76 132Z', '#E3C27A', 'tube', 4),
    24,
  );
}
