/** An error that the person at the keyboard can act on. Its message is printed without a stack. */
export class Problem extends Error {}

/**
 * Runs a script. A Problem is printed to stderr and ends the script with exit code 1.
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
