import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Failure } from '#base/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { oneAtATime } from '#platform/taking-turns.ts';
import { watchShop } from './rests.ts';
import type { WORKS } from './works.ts';

type Works = typeof WORKS;
/** The name of a piece of work. */
export type WorkName = keyof Works;
type AnswerOf<Name extends WorkName> = Awaited<ReturnType<Works[Name]>>;

/** Milliseconds after which work is given up; a year of 100,000 bills takes some seconds. */
const PATIENCE = 120_000;
/** The most that a thread may keep, in MB: it ends by itself, and the shop does not run out of memory. */
const MEMORY = 400;

const enter = oneAtATime({
  waiting: 20,
  patience: 60_000,
  full: () =>
    new Failure(
      'unavailable',
      /*office*/ 'Other returns are being made just now. Please try again in a minute.',
    ),
});

/**
 * Does a piece of work in a thread that reads the database over a connection of its own, so that shoppers do not wait for it.
 * One piece at a time; the thread ends with its work.
 */
export async function aside<Name extends WorkName>(
  { config }: Pick<Platform, 'config'>,
  name: Name,
  question: Parameters<Works[Name]>[1],
): Promise<AnswerOf<Name>> {
  const leave = await enter();
  const { busy, stop } = watchShop();
  try {
    const compiled = getCompileCacheDir();
    const thread = new Worker(new URL('./start-aside.mjs', import.meta.url), {
      workerData: {
        database: config.database,
        name,
        question,
        busy,
        compiled: compiled && dirname(compiled),
      },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    return await answerOf<AnswerOf<Name>>(thread);
  } finally {
    stop();
    leave();
  }
}

async function answerOf<Answer>(thread: Worker): Promise<Answer> {
  const given: Answer[] = [];
  thread.on('message', (answer: Answer) => given.push(answer));
  let isTooLong = false;
  const timer = setTimeout(() => {
    isTooLong = true;
    void thread.terminate();
  }, PATIENCE);
  try {
    // An error that is thrown in the thread is thrown here.
    await once(thread, 'exit');
  } finally {
    clearTimeout(timer);
  }
  if (given.length > 0) return given[0]!;
  if (isTooLong)
    throw new Failure('unavailable', /*office*/ 'This took too long. Please ask for fewer days.');
  throw new Error('the thread of returns ended without an answer');
}
