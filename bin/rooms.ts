// npm run rooms: the rooms of src/ as they are, to be held against ARCHITECTURE.md. With --check it fails where a room is
// too large or an arrow runs up.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { LEVELS } from '../.dependency-cruiser.mjs';
import { ROOT } from './setup/paths.mjs';

/** A room of more lines hides a noun. */
const MOST_LINES = 13_000;
const FEW_LINES = 20;

/** Rooms by height. `db` may be used by all server code and uses base alone; the last level may use its own. */
const ORDER = [['base'], ['db'], ['platform', 'browser', 'ui'], ...LEVELS, ['main']];
const NEIGHBOURS_MEET = LEVELS.at(-1) ?? [];
const heightOf = (room: string): number => ORDER.findIndex((rooms) => rooms.includes(room));

/** A code file: the lines it has, and the files of ours that it imports. */
type File = { path: string; room: string; text: string; lines: number; imports: string[] };
type Arrow = { from: File; to: string };

/** The room of a path: a folder of `src`, or `db`. */
function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'src' ? second : first;
}

/** The path of an import of ours, from the root; undefined for a package. */
function target(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#db/')) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return relative(ROOT, join(ROOT, dirname(from), specifier));
  return undefined;
}

function readFile(path: string): File {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'([#.][^']+)'/g)];
  const imports = specifiers.flatMap(([, specifier = '']) => target(specifier, path) ?? []);
  return { path, room: roomOf(path), text, lines: text.split('\n').length - 1, imports };
}

/** The code files of src/ and db/, without tests. */
const files = ['src', 'db'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)))
    .filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !/\.test\.|\/tests\//.test(path))
    .map(readFile),
);
const arrows: Arrow[] = files.flatMap((from) =>
  from.imports.filter((to) => roomOf(to) !== from.room).map((to) => ({ from, to })),
);

/** The names that a file hands out, those of `export *` included. */
function namesOf(path: string): string[] {
  if (!existsSync(join(ROOT, path))) return [];
  const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const lists = [...text.matchAll(/export\s+(?:type\s+)?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').flatMap((name) => name.trim().split(/\s+/).at(-1) || []),
  );
  const own = [...text.matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm)];
  const others = [...text.matchAll(/export \* from '([^']+)'/g)];
  return [
    ...new Set([
      ...lists,
      ...own.map(([, name = '']) => name),
      ...others.flatMap(([, specifier = '']) => namesOf(target(specifier, path) ?? '')),
    ]),
  ];
}

const doorsOf = (room: string) =>
  ['server/public.ts', 'web/public.ts', 'web/admin/public.ts', `${room}.ts`]
    .map((door) => ({ door, names: namesOf(`src/${room}/${door}`) }))
    .filter(({ names }) => names.length > 0);

/** Arrows to a room that stands higher, or beside it. */
const runsUp = ({ from, to }: Arrow): boolean => {
  const other = roomOf(to);
  const isMeeting = NEIGHBOURS_MEET.includes(from.room) && NEIGHBOURS_MEET.includes(other);
  return heightOf(other) >= heightOf(from.room) && !isMeeting;
};

const rooms = ORDER.flat().filter((room) => files.some((file) => file.room === room));
const inRoom = (room: string): File[] => files.filter((file) => file.room === room);
const linesOf = (some: readonly File[]): number => some.reduce((sum, { lines }) => sum + lines, 0);
const small = (some: readonly File[]): number => some.filter(({ lines }) => lines <= FEW_LINES).length;
const row = (...cells: (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(12) : String(cell).padStart(7))).join('');

console.log(row('room', 'level', 'lines', 'files', `<=${FEW_LINES}`, 'server', 'web', 'admin', 'rules'));
for (const room of rooms) {
  const own = inRoom(room);
  const level = LEVELS.findIndex((some) => some.includes(room)) + 1;
  const count = (door: string): number | string => namesOf(`src/${room}/${door}`).length || '';
  const doors = ['server/public.ts', 'web/public.ts', 'web/admin/public.ts', `${room}.ts`].map(count);
  console.log(row(room, level || '', linesOf(own), own.length, small(own), ...(level ? doors : [])));
}
console.log(row('all', '', linesOf(files), files.length, small(files)));

console.log('\nDoors, and the names that they hand out');
for (const room of LEVELS.flat())
  for (const { door, names } of doorsOf(room))
    console.log(`${room}/${door} (${names.length}): ${names.join(', ')}`);

console.log('\nArrows: a room uses others, so many imports');
for (const room of rooms) {
  const used = Map.groupBy(
    arrows.filter(({ from }) => from.room === room),
    ({ to }) => roomOf(to),
  );
  const most = [...used].sort(([, one], [, other]) => other.length - one.length);
  console.log(`${room}: ${most.map(([other, { length }]) => `${other} ${length}`).join(', ') || 'none'}`);
}

const up = arrows.filter(runsUp);
console.log(`\nArrows up: ${up.length}`);
for (const { from, to } of up) console.log(`  ${from.path} -> ${to}`);
const large = rooms.filter((room) => linesOf(inRoom(room)) > MOST_LINES);
for (const room of large) console.log(`${room} has more than ${MOST_LINES.toLocaleString('en')} lines.`);
if (process.argv.includes('--check') && (up.length > 0 || large.length > 0)) process.exitCode = 1;
