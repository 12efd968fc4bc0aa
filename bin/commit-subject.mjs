// The commit-msg hook of .githooks: `node bin/commit-subject.mjs FILE` refuses a subject that is not good.
import { readFileSync } from 'node:fs';
import { problemOf } from './commit/subject.mjs';

const [subject = ''] = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
const problem = problemOf(subject);
if (problem) {
  console.error(`The commit's subject ${problem}:\n  ${subject}`);
  process.exitCode = 1;
}
