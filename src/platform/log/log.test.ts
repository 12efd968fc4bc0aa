import { expect, test } from 'vitest';
import { openLog } from './log.ts';

test('a mail server’s refusal is logged without the address it names', () => {
  const lines: string[] = [];
  const cause = new Error('550 5.1.1 <asha.devi+shop@mail.example.in>: no such mailbox');
  openLog((line) => lines.push(line)).error(
    'job.failed',
    new Error(`All were rejected: ${cause.message}`, { cause }),
  );
  openLog((line) => lines.push(line)).error('job.failed', 'asha@example.in');
  expect(lines.join()).not.toMatch(/asha|example\.in/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    event: 'job.failed',
    message: 'All were rejected: 550 5.1.1 <[e-mail address]>: no such mailbox',
    cause: '550 5.1.1 <[e-mail address]>: no such mailbox',
  });
});
