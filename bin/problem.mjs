/** What went wrong, in one sentence for the person at the keyboard: it is printed without a stack. */
export class Problem extends Error {}

/**
 * Runs a script's work; a Problem ends it with its sentence on stderr and a non-zero code.
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
