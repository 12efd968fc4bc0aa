/** Local specialities and handwork. */
import { bead, clay, dice, inside, line, painted, placed, rod, shine } from './clay.ts';
import { mix, ramp } from './colour.ts';
import { jar, signs } from './packs.ts';
import { grown, lathed, leaf, oval, rounded, slab, turned } from './shapes.ts';

function jaggery(): string {
  const lump = grown([
    [36, 118],
    [50, 82],
    [92, 66],
    [140, 74],
    [166, 104],
    [162, 142],
    [118, 156],
    [60, 152],
  ]);
  const chance = dice(14);
  const pits = Array.from({ length: 40 }, () =>
    painted(
      oval(46 + chance() * 110, 82 + chance() * 66, 2 + chance() * 2.4, 1.4 + chance() * 1.4),
      chance() > 0.5 ? '#8A4A12' : '#E9B05A',
      0.4,
    ),
  ).join('');
  const chip = (x: number, y: number, turn: number) =>
    placed(
      clay(
        rounded([
          [-20, -10, 5],
          [6, -18, 5],
          [22, 0, 5],
          [8, 16, 5],
          [-16, 12, 5],
        ]),
        '#C9832B',
        'ball',
        6,
      ) + shine(-6, -8, 8, 4, -20, 0.5),
      x,
      y,
      turn,
    );
  return (
    clay(oval(100, 152, 88, 20), '#7FA05A', 'slab', 8) +
    clay(lump, '#C07A26', 'ball', 14) +
    inside(
      lump,
      pits + painted('M96 62C140 66 176 100 168 160L110 160C128 128 122 92 96 62Z', '#7A3F0E', 0.22),
    ) +
    chip(52, 150, 10) +
    chip(152, 152, -24) +
    shine(80, 86, 24, 10, -18, 0.55)
  );
}

const palmJaggery = () => jar('#6B3514', '#B5854A', '#F7E6C4', signs.drop('#8A4A1E'));

function bambooShoots(): string {
  const shoot = (x: number, turn: number, size: number) =>
    placed(
      clay(
        turned(0, [
          [-70, 0],
          [-50, 9],
          [-10, 22],
          [34, 29],
          [52, 26],
          [56, 0],
        ]),
        '#E9D9A0',
        'tube',
        9,
      ) +
        [0, 1, 2, 3]
          .map((row) =>
            clay(
              `M${-27 + row * 4} ${46 - row * 24}Q${-8 + row} ${8 - row * 22} ${2} ${-8 - row * 18}Q${14 - row} ${10 - row * 22} ${27 - row * 4} ${46 - row * 24}Q0 ${56 - row * 24} ${-27 + row * 4} ${46 - row * 24}Z`,
              mix('#B9C46A', '#8A7A3A', row % 2 ? 0.5 : 0.1),
              'tube',
              5,
            ),
          )
          .toReversed()
          .join(''),
      x,
      112,
      turn,
      size,
    );
  return shoot(138, 16, 0.92) + shoot(62, -16, 0.92) + shoot(100, 0, 1.1);
}

/** A folded cloth with a woven border: the border says which weave. */
function cloth(ground: string, border: string, motif: string): string {
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

function grassBroom(): string {
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

function winnowingFan(): string {
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

function waterPot(): string {
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

function brassBowl(): string {
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

function leafPlates(): string {
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

function coneHat(): string {
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

function tamarind(): string {
  const pod = (colour: string) => {
    const beans = Array.from({ length: 6 }, (_, at) => {
      const angle = (200 + at * 28) * (Math.PI / 180);
      return {
        x: Math.cos(angle) * 62,
        y: Math.sin(angle) * 46 + 30,
        turn: (at - 2.5) * 24,
        size: at === 0 || at === 5 ? 13 : 16.5,
      };
    });
    const under = `M${beans.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
    return (
      rod('M-60 14L-76 24', '#6B4A2B', 5) +
      line(under, ramp(colour).dark, 25) +
      beans
        .map(({ x, y, turn, size }) =>
          placed(clay(oval(0, 0, size * 1.15, size), colour, 'ball', 7), x, y, turn),
        )
        .join('') +
      shine(-6, -22, 34, 4, -4, 0.4)
    );
  };
  const split = Array.from(
    { length: 4 },
    (_, at) =>
      clay(oval(66 + at * 20, 158 - at * at * 0.8, 13, 11), '#6B2F1C', 'ball', 6) +
      clay(oval(66 + at * 20, 157 - at * at * 0.8, 6, 5), '#33160F', 'ball', 3),
  ).join('');
  return placed(pod('#A8713E'), 104, 62, -8, 1.1) + placed(pod('#B98450'), 92, 108, 6, 1.1) + split;
}

function bangles(): string {
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

function clayDiyas(): string {
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

function shawl(): string {
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

const honey = () =>
  jar(
    '#C9781A',
    '#C4683A',
    '',
    '',
    shine(84, 120, 18, 40, 0, 0.35) +
      Array.from({ length: 9 }, (_, at) =>
        rounded([
          [82 + (at % 3) * 22, 84 + Math.floor(at / 3) * 22, 3],
          [93 + (at % 3) * 22, 90 + Math.floor(at / 3) * 22, 3],
          [93 + (at % 3) * 22, 101 + Math.floor(at / 3) * 22, 3],
          [82 + (at % 3) * 22, 107 + Math.floor(at / 3) * 22, 3],
          [71 + (at % 3) * 22, 101 + Math.floor(at / 3) * 22, 3],
          [71 + (at % 3) * 22, 90 + Math.floor(at / 3) * 22, 3],
        ]),
      )
        .map((cell) => bead(cell, '#F0B43A', 'slab'))
        .join(''),
  );

/** Local specialities by name. */
export const crafts: Record<string, () => string> = {
  jaggery,
  'palm-jaggery': palmJaggery,
  'bamboo-shoot': bambooShoots,
  gamosa: () => cloth('#F8F4EC', '#C8281F', '#C8281F'),
  shawl,
  'grass-broom': grassBroom,
  'winnowing-fan': winnowingFan,
  'water-pot': waterPot,
  'brass-bowl': brassBowl,
  'leaf-plates': leafPlates,
  'cone-hat': coneHat,
  tamarind,
  bangles,
  'clay-diya': clayDiyas,
  'forest-honey': honey,
  'king-chilli-pickle': () => jar('#B3301C', '#2B2320', '#FBE9C8', signs.chilli()),
};
