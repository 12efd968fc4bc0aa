/** What is worn. */
import { bead, clay, inside, line, painted, rod, shine } from '../clay.ts';
import { mix, ramp } from '../colour.ts';
import { oval, rounded } from '../shapes.ts';

/** A folded cloth with a woven border: the border says which weave. */
export function cloth(ground: string, border: string, motif: string): string {
  const fold = (y: number, tone: string) =>
    clay(
      rounded([
        [32, y, 10],
        [168, y, 14],
        [168, y + 26, 14],
        [32, y + 26, 10],
      ]),
      tone,
      'log',
      9,
    );
  const top = rounded([
    [32, 70, 10],
    [146, 58, 16],
    [168, 74, 14],
    [168, 98, 14],
    [32, 98, 10],
  ]);
  const diamonds = [54, 78, 102, 126, 150]
    .map((x) => painted(`M${x} 108L${x + 8} 118L${x} 128L${x - 8} 118Z`, motif))
    .join('');
  const flap = 'M40 92H160V146Q160 150 156 150H44Q40 150 40 146Z';
  return (
    fold(134, mix(ground, ramp(ground).dark, 0.35)) +
    fold(112, mix(ground, ramp(ground).dark, 0.18)) +
    clay(top, ground, 'log', 9) +
    clay(flap, ground, 'slab', 7) +
    inside(
      flap,
      painted('M30 100H170V106H30ZM30 130H170V136H30Z', border) +
        painted('M30 140H170V143H30Z', border, 0.7) +
        diamonds,
    ) +
    Array.from({ length: 16 }, (_, at) =>
      line(`M${44 + at * 7.5} 150v9`, at % 2 ? border : ground, 2.6),
    ).join('') +
    shine(72, 78, 34, 6, -5, 0.6)
  );
}

export function coneHat(): string {
  const brim = oval(100, 128, 90, 36);
  const cone = 'M56 122C70 84 86 46 100 40S130 84 144 122Q100 140 56 122Z';
  const rays = Array.from({ length: 22 }, (_, at) => {
    const angle = (at / 22) * Math.PI * 2;
    return line(
      `M${100 + Math.cos(angle) * 44} ${126 + Math.sin(angle) * 15}L${100 + Math.cos(angle) * 88} ${128 + Math.sin(angle) * 34}`,
      '#A9793A',
      1.6,
      0.5,
    );
  }).join('');
  const petals = [20, 70, 110, 160, 215, 325]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [x, y] = [100 + Math.cos(angle) * 66, 128 + Math.sin(angle) * 25];
      return `<g transform="translate(${x} ${y}) scale(1 .5)">${painted('M0 -17L12 0L0 17L-12 0Z', '#C8281F')}${painted('M0 -8L6 0L0 8L-6 0Z', '#2F7D4F')}</g>`;
    })
    .join('');
  return (
    clay(brim, '#E3C27A', 'slab', 8) +
    inside(brim, rays) +
    petals +
    rod(oval(100, 128, 88, 34.5), '#B58A3E', 5) +
    clay(cone, '#DDB868', 'ball', 10) +
    inside(
      cone,
      [-24, -8, 8, 24]
        .map((x) => line(`M100 40Q${100 + x * 0.8} 80 ${100 + x * 1.6} 132`, '#A9793A', 1.6, 0.5))
        .join('') + line('M64 104Q100 120 136 104M78 72Q100 82 122 72', '#C8281F', 4.4),
    ) +
    clay(oval(100, 42, 7), '#C8281F', 'ball', 3) +
    shine(86, 84, 8, 20, 16, 0.5)
  );
}

export function bangles(): string {
  const ring = (y: number, colour: string, dots: string) => {
    const path = oval(100, y, 62, 28);
    return (
      rod(path, colour, 15) +
      Array.from({ length: 18 }, (_, at) => {
        const angle = (at / 18) * Math.PI * 2;
        return Math.sin(angle) > -0.2
          ? bead(oval(100 + Math.cos(angle) * 63, y + Math.sin(angle) * 29, 3.6), dots)
          : '';
      }).join('')
    );
  };
  return (
    ring(138, '#B3203F', '#F6C94A') +
    ring(118, '#2F8A5F', '#F6E7B0') +
    ring(98, '#D9631F', '#F6E7B0') +
    ring(78, '#B3203F', '#F6C94A')
  );
}

export function shawl(): string {
  const body = 'M40 48Q100 34 160 48L168 142Q100 156 32 142Z';
  const stripes = ['#B3203F', '#2B2430', '#B3203F']
    .map((tone, at) =>
      line(
        `M${37 - at} ${104 + at * 12}Q100 ${118 + at * 12} ${163 + at} ${104 + at * 12}`,
        tone,
        at === 1 ? 7 : 4,
      ),
    )
    .join('');
  return (
    clay(body, '#EFE4D0', 'slab', 11) +
    inside(
      body,
      stripes +
        line('M70 40Q66 90 62 150M132 40Q136 90 140 150', '#B9A88A', 5, 0.35) +
        [56, 78, 100, 122, 144]
          .map(
            (x) =>
              painted(`M${x} 66L${x + 9} 78L${x} 90L${x - 9} 78Z`, '#B3203F', 0.9) +
              painted(`M${x} 72L${x + 4.6} 78L${x} 84L${x - 4.6} 78Z`, '#F6B73C'),
          )
          .join(''),
    ) +
    Array.from({ length: 20 }, (_, at) =>
      line(
        `M${36 + at * 6.8} ${145 + Math.sin((at / 19) * Math.PI) * 6}v14`,
        at % 3 ? '#EFE4D0' : '#B3203F',
        3.2,
      ),
    ).join('') +
    shine(76, 58, 30, 6, -4, 0.6)
  );
}
