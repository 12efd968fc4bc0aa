/**
 * Memory settings of the shop's processes, measured with `node bench/memory.ts`: without them a process uses twice
 * as much memory after a load, and is no faster.
 * - Two spaces of 4 MB, not 16, for young objects.
 * - The heap grows by half before a garbage collection. On a machine with much memory the default is four times the
 *   memory in use, and the engine does not return it to the system.
 * - One arena in the C library, instead of eight for each core.
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
