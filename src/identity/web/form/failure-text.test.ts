import { expect, test } from 'vitest';
import { CallFailed } from '#browser/calls/api-client.ts';
import { withFailureText } from './failure-text.ts';

const words = {
  refused: 'Invalid Email.',
  broken: 'An error occurred. Please try again.',
  unreadable: 'Failed to send reset password email. Please try again.',
};
const failing = (status: number, code: string, message: string) =>
  withFailureText(Promise.reject(new CallFailed(status, code, message)), words);

test('what the shop says of its refusal is kept', async () => {
  await expect(failing(429, 'too_many', 'Please wait 5 minutes.')).rejects.toThrow('Please wait 5 minutes.');
  await expect(failing(0, 'offline', 'No answer from the shop.')).rejects.toThrow('No answer from the shop.');
});

test('where it says nothing, the screen’s words take the place', async () => {
  await expect(failing(400, 'unreadable', 'x')).rejects.toThrow('Invalid Email.');
  await expect(failing(502, 'unreadable', 'x')).rejects.toThrow(words.unreadable);
  await expect(failing(500, 'internal', 'x')).rejects.toThrow(words.broken);
});

test('an answer is handed on, and a mistake of ours is not dressed up', async () => {
  await expect(withFailureText(Promise.resolve('sent'), words)).resolves.toBe('sent');
  await expect(withFailureText(Promise.reject(new TypeError('ours')), words)).rejects.toThrow(TypeError);
});
