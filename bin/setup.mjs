// From a bare machine to ready: installs what is missing, builds what is out of date, then becomes the script that
// was asked for. Plain JavaScript without packages, because any Node from 20 on must be able to run it.
//
//   node bin/setup.mjs [--no-build] [--then SCRIPT ARGUMENTS…]
//
// `--then` and not `&&`: a shell remembers where it found `node`, so after the install it would still start the old one.
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { handOver } from './node.mjs';
import { inRoot } from './places.mjs';
import { main } from './problem.mjs';

const given = process.argv.slice(2);
const then = given.indexOf('--then');
const options = then < 0 ? given : given.slice(0, then);
const [script, ...rest] = then < 0 ? [] : given.slice(then + 1);

await main(async () => {
  await installIfNeeded(console.log);
  if (!options.includes('--no-build')) await buildIfNeeded(console.log);
  if (script) await handOver(inRoot(script), rest);
});
