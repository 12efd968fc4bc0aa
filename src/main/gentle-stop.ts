import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY = 25;

/** A server's way to end without failing anyone: hand it each exchange, and then tell it to stop. */
export type GentleStop = {
  /** Whether the server is about to end, so that a proxy should send new visitors elsewhere. */
  readonly isStopping: boolean;
  /** Notes an exchange as under way until it is answered. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Resolves when all that was under way is answered and every connection is closed. */
  stop(): Promise<void>;
};

/**
 * A client that keeps its connection may be sending on it at the very moment in which it is closed, and would take
 * that for a failure. So for `goodbyeMs` everyone is still answered, and told with the answer that the connection
 * ends; only then is nobody new taken, and connections on which nothing is under way are closed.
 */
export function gentleStop(server: Server, goodbyeMs: number): GentleStop {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;

  return {
    get isStopping() {
      return isStopping;
    },
    watch: (_request, response) => {
      if (isStopping) response.setHeader('Connection', 'close');
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
    },
    stop: async () => {
      isStopping = true;
      for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
      for (let waited = 0; waited < goodbyeMs && (await connectionsOf(server)) > 0; waited += LOOK_EVERY)
        await wait(LOOK_EVERY);
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      while (underWay.size > 0) await wait(LOOK_EVERY);
      // What is left sent nothing, or half a request and then no more.
      server.closeAllConnections();
      await closed;
    },
  };
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
