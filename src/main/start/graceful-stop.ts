import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY = 25;
/** Who connected at the last moment has this long to begin to say what they came for. */
const LAST_WORDS_MS = 500;

/** A server's way to end without failing anyone: hand it each exchange, and then tell it to stop. */
export type GentleStop = {
  /** Whether the server is about to end, so that a proxy should send new visitors elsewhere. */
  readonly isStopping: boolean;
  /**
   * Notes an exchange as under way until it is answered. True: it is answered already, and another server of the same
   * shop is to be asked.
   */
  watch(request: IncomingMessage, response: ServerResponse): boolean;
  /** Resolves when all that was under way is answered and every connection is closed. */
  stop(): Promise<void>;
};

/**
 * A client that keeps its connection may be sending on it at the very moment in which it is closed, and would take
 * that for a failure. So for `goodbyeMs` everyone is still answered, and told with the answer that the connection
 * ends; only then is nobody new taken. Who was taken just before is still heard out, and what is left says nothing.
 */
export function gentleStop(server: Server, goodbyeMs: number): GentleStop {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;

  return {
    get isStopping() {
      return isStopping;
    },
    watch: (request, response) => {
      if (isStopping) response.setHeader('Connection', 'close');
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      const isSentOn = isStopping && maySendOn(request);
      if (isSentOn) response.writeHead(504, { 'Content-Length': 0, 'Cache-Control': 'no-store' }).end();
      return isSentOn;
    },
    stop: async () => {
      isStopping = true;
      for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
      for (let waited = 0; waited < goodbyeMs && (await connectionsOf(server)) > 0; waited += LOOK_EVERY)
        await wait(LOOK_EVERY);
      const closed = endListening(server);
      for (let waited = 0; waited < LAST_WORDS_MS && (await connectionsOf(server)) > 0; waited += LOOK_EVERY)
        await wait(LOOK_EVERY);
      while (underWay.size > 0) await wait(LOOK_EVERY);
      // What is left sent nothing, or half a request and then no more.
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * A proxy that has other servers says so with this header, and asks one of them what it is refused with 504, a status
 * that the shop has for nothing else. From then on it sends nothing here for a while, so that nobody stands at the door
 * when it closes. Only for what can be asked twice: a proxy hands nothing else on.
 */
const maySendOn = ({ method, headers }: IncomingMessage): boolean =>
  headers['haat-others'] !== undefined && (method === 'GET' || method === 'HEAD');

/**
 * Takes nobody new; resolves when the last connection is closed. The server's own `close` would also close those that
 * have said nothing yet, a request on the way or not. It is done right after a look at who is waiting at the door:
 * who comes between that look and the end is turned away after a proxy believed to have been let in.
 */
const endListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(() => Listener.prototype.close.call(server, () => resolve()));
  });

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
