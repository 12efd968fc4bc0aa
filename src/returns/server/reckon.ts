import { paperCount } from '#bills/server/public.ts';
import type { Db } from '#db/schema.ts';
import type { Platform } from '#platform/platform.ts';
import { daysOf } from '#returns/returns.ts';
import { aside } from './aside/aside.ts';
import { billsBehind } from './bills-behind.ts';
import { makeFile, reckonReturn } from './reckon-return.ts';

const WORKS = { reckonReturn, billsBehind, makeFile };
type Works = typeof WORKS;

/** Papers that are folded in some milliseconds. A thread for them would take a hundred times as long to start. */
const FEW = 300;

/** Does a piece of work about a period: at once where there are few papers, aside from the shop where there are many. */
export async function reckon<Name extends keyof Works>(
  platform: Pick<Platform, 'db' | 'config'>,
  name: Name,
  question: Parameters<Works[Name]>[1],
): Promise<Awaited<ReturnType<Works[Name]>>> {
  const papers = await paperCount(platform.db, daysOf(question.period));
  if (papers > FEW) return aside(platform, name, question);
  // Each work takes the question of its own name; the compiler does not follow that through a union.
  const work = WORKS[name] as (db: Db, of: typeof question) => ReturnType<Works[Name]>;
  return await work(platform.db, question);
}
