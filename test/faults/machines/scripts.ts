import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs `npm run backup` or `npm run restore` as the owner does, and says whether it did, and what it said. */
export function runScript(
  script: 'backup' | 'restore',
  env: Record<string, string>,
  file: string,
): Promise<{ isDone: boolean; said: string }> {
  const path = fileURLToPath(new URL(`../../../bin/${script}.ts`, import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [path, file], { env: { ...process.env, ...env } }, (error, out, said) =>
      resolve({ isDone: !error, said: error ? said : out }),
    );
  });
}
