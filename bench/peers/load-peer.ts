import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Load, load } from '../support/wrk.ts';
import type { Asked } from './peer.ts';

/** `wrk -t1 -c32` that asks many addresses in turn, as they were prepared; browsers' encodings are offered. */
export async function loadPeer(origin: string, asked: readonly Asked[], seconds: number): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-press-'));
  const script = join(folder, 'ask.lua');
  try {
    writeFileSync(script, luaOf(asked));
    return await load(origin, { seconds, script });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The requests are put together before the load begins: while it lasts, the program only takes the next one. */
function luaOf(asked: readonly Asked[]): string {
  const rows = asked.map(({ path, method = 'GET', headers = {}, body }) => {
    const given = Object.entries({ 'Accept-Encoding': 'gzip, deflate, br', ...headers });
    const table = given.map(([name, value]) => `[${quoted(name)}]=${quoted(value)}`).join(',');
    return `{${quoted(method)},${quoted(path)},{${table}},${body === undefined ? 'nil' : quoted(body)}}`;
  });
  return `local rows = {
${rows.join(',\n')}
}
local ready, at = {}, 0
init = function() for i, row in ipairs(rows) do ready[i] = wrk.format(row[1], row[2], row[3], row[4]) end end
request = function() at = at % #ready + 1 return ready[at] end
`;
}

const quoted = (text: string): string =>
  `"${text.replace(/[\\"\n\r]/g, (letter) => ({ '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r' })[letter] ?? '')}"`;
