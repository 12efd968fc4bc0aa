import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a bare server in a process of its own; it says its port by `sayPort`. */
export async function startBareProcess(program: string, env: Record<string, string>) {
  const bare = spawn(process.execPath, [program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(bare, 'exit');
  const [port] = (await once(bare.stdout, 'data')) as [Buffer];
  return {
    pid: bare.pid,
    url: `http://127.0.0.1:${Number(port.toString())}/`,
    stop: async (): Promise<void> => {
      bare.kill();
      await ended;
    },
  };
}

/** Has a server listen on a free port, and tells the process that started it which. */
export async function sayPort(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${port}\n`);
}
