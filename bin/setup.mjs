// Installs missing packages, builds what is out of date, then runs the script that was asked for. Plain JavaScript
// without packages, because any Node from 20.19 on must be able to run it in a fresh clone.
//
//   node bin/setup.mjs [--no-build] [--then SCRIPT ARGUMENTS…]
//
// `--then` instead of `&&`: a shell remembers where it found `node`, so after the install it would still use the old one.
import { buildIfNeeded } from './build.mjs';
import { useHooks } from './setup/hooks.mjs';
import { installIfNeeded } from './setup/install.mjs';
import { handOver } from './setup/node.mjs';
import { inRoot } from './setup/paths.mjs';
import { main } from './setup/problem.mjs';
import { compileWordsIfNeeded } from './setup/words.mjs';

const given = process.argv.slice(2);
const then = given.indexOf('--then');
const options = then < 0 ? given : given.slice(0, then);
const [script, ...rest] = then < 0 ? [] : given.slice(then + 1);

await main(async () => {
  useHooks();
  await installIfNeeded(console.log);
  await compileWordsIfNeeded();
  if (!options.includes('--no-build')) await buildIfNeeded(console.log);
  if (script) await handOver(inRoot(script), rest);
});
