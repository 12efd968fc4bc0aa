import { expect, test } from 'vitest';
import { openLog } from '#platform/log/log.ts';
import { type Refused, refusalLog } from './refusal.ts';

const REFUSED: Refused = {
  code: 'forbidden',
  requestId: 'r',
  method: 'GET',
  path: '/api/auth/user',
  userId: 'asha',
};

function refusals() {
  const clock = { now: 0 };
  const lines: Record<string, unknown>[] = [];
  const tell = refusalLog(
    openLog((line) => lines.push(JSON.parse(line) as Record<string, unknown>)),
    () => clock.now,
  );
  return { tell, clock, lines };
}

test('who asks for what is not theirs is written down, who mistypes a form is not', () => {
  const { tell, lines } = refusals();
  tell(REFUSED);
  tell({ ...REFUSED, code: 'invalid' });
  tell({ ...REFUSED, code: 'not_found' });
  expect(lines).toMatchObject([{ event: 'request.refused', level: 'info', ...REFUSED }]);
});

test('a flood of requests is no flood of lines: how many were left out is said once', () => {
  const { tell, clock, lines } = refusals();
  for (let times = 0; times < 1000; times += 1) tell(REFUSED);
  expect(lines).toHaveLength(120);
  clock.now += 60_000;
  tell(REFUSED);
  expect(lines.slice(120)).toMatchObject([
    { event: 'request.refusals_left_out', times: 880 },
    { event: 'request.refused' },
  ]);
});
