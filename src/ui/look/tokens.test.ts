import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [day = '', night = ''] = readFileSync('src/ui/look/tokens.css', 'utf8').split('@media screen');
const coloursIn = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]),
  );
const byDay = coloursIn(day);
const LOOKS: Record<string, Record<string, string>> = {
  'by day': byDay,
  'by night': { ...byDay, ...coloursIn(night) },
};

const LETTERS = ['ink', 'muted', 'leaf', 'leaf-dark', 'chilli'];
const MARKS = ['veg', 'nonveg'];
const STRONG = [...LETTERS, ...MARKS, 'marigold', 'night'];

for (const [when, colours] of Object.entries(LOOKS)) {
  const grounds = Object.keys(colours).filter((name) => !STRONG.includes(name));
  const pale = (names: readonly string[], on: readonly string[], least: number): string[] =>
    names.flatMap((name) =>
      on
        .filter((ground) => contrast(colours[name], colours[ground]) < least)
        .map((ground) => `${name} on ${ground}`),
    );

  test(`${when} letters can be read on every ground, and what stands on strong colours, too`, () => {
    expect(grounds).toContain('vegetables');
    expect(pale(LETTERS, grounds, 4.5)).toEqual([]);
    expect(pale(['white', 'paper'], ['leaf', 'leaf-dark', 'chilli', 'ink'], 4.5)).toEqual([]);
    expect(pale(['night'], ['marigold'], 4.5)).toEqual([]);
  });

  test(`${when} the marks of food stand out from where goods are shown`, () => {
    expect(pale(MARKS, ['paper', 'white', 'shelf', 'leaf-soft'], 3)).toEqual([]);
  });
}

test('on marigold, which is the same by day and by night, nothing stands that turns light by night', () => {
  const looks = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"`])[^'"`\n]*\bbg-marigold(?=[\s'"`])[^'"`\n]*\1/g)].map(
      ([look]) => look,
    ),
  );
  const letters = looks.flatMap((look) => look.match(/\btext-[a-z-]+(?=[\s'"`])/g) ?? []);
  const colours = letters.filter((name) => Object.hasOwn(byDay, name.slice('text-'.length)));
  expect(colours.length).toBeGreaterThan(0);
  expect(new Set(colours)).toEqual(new Set(['text-night']));
});

/** How much two colours stand out from each other, as WCAG counts it. */
function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/\w/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
