import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { problemOf } from '../../bin/commit/subject.mjs';

/** The last commit before subjects were checked. */
const BEFORE = '1350a5e37a96d6c0574d1db83673b0072663af43';

test('a subject is an imperative of at most 72 letters', () => {
  const good = [
    'Fix the date field losing a typed year',
    'Pass the clock to the mail job',
    'Bring back a cancelled order',
    'Need a network for the first visit only',
    `Add ${'x'.repeat(68)}`,
    'Revert "A thing"',
  ];
  expect(good.map(problemOf)).toEqual(good.map(() => undefined));
  const bad = [
    'A date can be typed',
    'Orders wait for the network',
    'Fixed the date field',
    'Adding a hook',
    'What waits is looked up once',
    'add a hook',
    `Add ${'x'.repeat(69)}`,
    '',
  ];
  expect(bad.filter((subject) => problemOf(subject) === undefined)).toEqual([]);
});

test('the subjects of this history are good', (context) => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  let subjects: string[];
  try {
    subjects = git('log', '--format=%s', `${BEFORE}..HEAD`).split('\n').filter(Boolean);
  } catch {
    return context.skip('this copy has no history');
  }
  expect(
    subjects.flatMap((subject) => (problemOf(subject) ? [`${subject}: ${problemOf(subject)}`] : [])),
  ).toEqual([]);
});
