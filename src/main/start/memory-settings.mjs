/**
 * What the shop's processes are told of memory, measured with `node bench/memory.ts`: without these they take twice as
 * much after a load, and are no quicker.
 * - Young objects have two spaces of 4 MB and not of 16.
 * - The heap may grow by half before it is cleared of garbage. On a machine with much memory the engine would let it grow to four
 *   times what is in use, and it does not give back to the system what it once took.
 * - The C library keeps one arena of freed memory and not eight times as many as there are cores.
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=50'];
const ARENAS = '1';

/**
 * Starts this program again in place of the running one where it was started without these settings: they hold from the
 * first moment of a process or not at all. Processes that this one starts inherit them.
 */
export function applyMemorySettings() {
  const hasFlags = MEMORY_FLAGS.every((flag) => process.execArgv.includes(flag));
  const hasArenas = process.platform !== 'linux' || process.env['MALLOC_ARENA_MAX'] !== undefined;
  // Windows cannot replace a process; a process with a channel to its parent would lose it.
  if ((hasFlags && hasArenas) || !process.execve || process.platform === 'win32' || process.channel) return;
  const flags = [...MEMORY_FLAGS.filter((flag) => !process.execArgv.includes(flag)), ...process.execArgv];
  const program = [process.execPath, ...flags, ...process.argv.slice(1)];
  process.execve(process.execPath, program, { MALLOC_ARENA_MAX: ARENAS, ...process.env });
}
