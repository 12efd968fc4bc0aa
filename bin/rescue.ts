// npm run rescue: who of the team cannot log in? Says a code with which that person chooses a new password, while the
// shop serves. npm run rescue -- NAME answers the question beforehand, with a name, an e-mail address or a phone.
import { createInterface } from 'node:readline';
import { openPlatform } from '#main/start/open-platform.ts';
import { rescue } from '#main/start/rescue.ts';
import { startFailure } from '#main/start/start-failure.ts';
import { type Config, loadConfig } from '#platform/config/config.ts';
import { makeFilesPrivate } from '#platform/files.ts';

makeFilesPrivate();
let config: Config | undefined;
const lines = createInterface({ input: process.stdin });
const answers = lines[Symbol.asyncIterator]();
try {
  config = loadConfig(process.env);
  const platform = await openPlatform(config);
  try {
    const terminal = {
      say: (text: string) => void process.stdout.write(`${text}\n`),
      ask: async (question: string) => {
        process.stdout.write(question);
        const answer = await answers.next();
        return answer.done ? undefined : answer.value;
      },
    };
    const named = process.argv.slice(2).join(' ').trim();
    if (!(await rescue(platform, terminal, named || undefined))) process.exitCode = 1;
  } finally {
    await platform.close();
  }
} catch (error) {
  process.stderr.write(`Nobody was helped: ${startFailure(error, config)}\n`);
  process.exitCode = 1;
} finally {
  lines.close();
}
