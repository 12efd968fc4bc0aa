import { billsBehind } from '#returns/server/bills-behind.ts';
import { makeFile, reckonReturn } from '#returns/server/reckon-return.ts';
import { writeRegister } from '#returns/server/register/write-register.ts';
import { writeTally } from '#returns/server/tally/write-tally.ts';

/** The works that are done aside, by name. Questions and answers travel between threads: plain data only. */
export const WORKS = { reckonReturn, billsBehind, makeFile, writeRegister, writeTally };
