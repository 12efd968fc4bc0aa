import { startPostgres } from '../postgres.mjs';
import { inRoot } from '../setup/paths.mjs';

/**
 * @typedef {object} Step
 * @property {string} name for `npm test -- --only name,name`
 * @property {string} title
 * @property {string[][]} commands run one after the other until one fails
 * @property {string[]} [logs] further log files to show when it fails
 * @property {number} cores how many of the two cores it keeps busy
 * @property {string[]} [after] steps that must have ended before; `build` must also have succeeded
 * @property {Record<string, string>} [env]
 * @property {'browser' | 'postgresql'} [tool] what it needs besides the npm packages
 * @property {() => Promise<{ env: Record<string, string>, stop: () => Promise<void> }>} [around] starts a server that the step needs
 */

const typegen = ['react-router', 'typegen'];

/** The steps of `npm run check`: what can be said without a build, a browser or a second database. */
export const QUICK = ['types', 'format', 'lint', 'arrows', 'unused', 'words', 'unit'];

/**
 * The steps of `npm test`.
 * @type {Step[]}
 */
export const STEPS = [
  // Of the steps on one core the long ones begin first; those that need the build, on both cores, come last.
  {
    name: 'build',
    title: 'build',
    commands: [['node', inRoot('bin/build.mjs')]],
    logs: ['build', 'pictures'],
    cores: 1,
  },
  {
    name: 'unit',
    title: 'rules',
    commands: [['vitest', 'run', '--project', 'unit']],
    cores: 1,
  },
  { name: 'types', title: 'types', commands: [typegen, ['tsc', '--noEmit']], cores: 1 },
  {
    name: 'start',
    title: 'installing and starting',
    commands: [['vitest', 'run', '--project', 'start']],
    cores: 1,
  },
  {
    name: 'lint',
    title: 'lint',
    commands: [typegen, ['oxlint', '--type-aware']],
    cores: 1,
    after: ['types'],
  },
  { name: 'unused', title: 'nothing unused', commands: [typegen, ['knip']], cores: 1, after: ['lint'] },
  {
    name: 'words',
    title: 'words of all languages',
    commands: [['node', inRoot('bin/words.ts'), '--check']],
    cores: 1,
  },
  {
    name: 'arrows',
    title: 'arrows between folders',
    commands: [
      ['depcruise', 'src', 'db'],
      ['node', inRoot('bin/rooms.ts'), '--check'],
    ],
    cores: 1,
  },
  { name: 'format', title: 'format', commands: [['oxfmt', '--check']], cores: 1 },
  {
    name: 'sqlite',
    title: 'HTTP on SQLite',
    commands: [['vitest', 'run', '--project', 'http', '--project', 'alone', '--project', 'built']],
    env: { TEST_DATABASE: 'sqlite' },
    cores: 2,
    after: ['build'],
  },
  {
    name: 'postgres',
    title: 'HTTP on PostgreSQL',
    commands: [['vitest', 'run', '--project', 'http', '--project', 'alone']],
    env: { TEST_DATABASE: 'postgres' },
    cores: 2,
    after: ['build'],
    tool: 'postgresql',
    around: postgresForTests,
  },
  {
    name: 'journeys',
    title: 'journeys in a browser',
    commands: [['playwright', 'test']],
    cores: 2,
    after: ['build'],
    tool: 'browser',
  },
];

async function postgresForTests() {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { env: { TEST_DATABASE_URL: given }, stop: async () => {} };
  const { url, stop } = await startPostgres();
  return { env: { TEST_DATABASE_URL: url }, stop };
}
