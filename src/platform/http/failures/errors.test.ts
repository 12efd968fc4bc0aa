import { expect, test } from 'vitest';
import { answerError } from './errors.ts';

const sqlite = (errcode: number) => Object.assign(new Error('SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });
const coded = (code: string) => Object.assign(new Error('other'), { code });
const answer = (error: unknown) => {
  const { status, body, headers, isBug } = answerError(error, 'id');
  return [status, body.message, headers['Retry-After'], isBug];
};

const CANNOT_WRITE = 'The shop cannot save anything right now. Please try again later.';
const CANNOT_READ = 'The shop cannot read its data right now. Please try again later.';

test('a disk that is full, failed or may not be written: the shop says so, when to come back, and logs it', () => {
  // SQLite: full, a write that failed, read-only, cannot be opened. PostgreSQL: full. Files: read-only, not allowed.
  for (const error of [
    sqlite(13),
    sqlite(778),
    sqlite(8),
    sqlite(14),
    coded('53100'),
    coded('EROFS'),
    coded('EACCES'),
  ])
    expect(answer(error)).toEqual([503, CANNOT_WRITE, '30', true]);
});

test('a database that is damaged: the shop says that it cannot read its books', () => {
  for (const error of [sqlite(11), sqlite(267), sqlite(26), coded('XX001'), coded('XX002')])
    expect(answer(error)).toEqual([503, CANNOT_READ, '30', true]);
});

test('a file that is not where we look for it is our mistake, not the disk’s', () => {
  expect(answer(coded('EISDIR'))[0]).toBe(500);
});

test('only the socket of a database that does not run means to try again; any other missing file is a bug', () => {
  const missing = (syscall: string) => Object.assign(coded('ENOENT'), { syscall });
  expect(answer(missing('open'))).toMatchObject([500, expect.any(String), undefined, true]);
  expect(answer(missing('stat'))[3]).toBe(true);
  expect(answer(missing('connect'))).toEqual([
    503,
    'The shop is not available right now. Please try again in a moment.',
    '2',
    false,
  ]);
});

test('a database that is gone, does not answer in time, or only reads because another takes over: try again in a moment, and no bug', () => {
  const gone = ['57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH'];
  for (const code of [...gone, '57014', '25P03', '25006'])
    expect(answer(coded(code)).filter((part) => typeof part !== 'string' || part === '2')).toEqual([
      503,
      '2',
      false,
    ]);
});
