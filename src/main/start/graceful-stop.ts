import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 25;
/** A connection that was accepted at the last moment has this long to send its request. */
const FIRST_REQUEST_MS = 500;

/** Stops a server without failing any request. */
type GracefulStop = {
  /** True while the server is stopping; it is then not ready. */
  readonly isStopping: boolean;
  /** Counts a request as under way until it is answered. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Resolves when all requests are answered and every connection is closed. */
  stop(): Promise<void>;
};

/**
 * A client on a kept connection may send a request at the moment in which the connection is closed, and would see a
 * failure. So for `drainMs` requests are still answered, each with a header that says that the connection ends. Only
 * then are new connections refused. From then on a proxy uses its other servers.
 */
export function gracefulStop(server: Server, drainMs: number): GracefulStop {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  const untilNoConnection = async (atMostMs: number): Promise<void> => {
    for (let waited = 0; waited < atMostMs && (await connectionsOf(server)) > 0; waited += POLL_MS)
      await wait(POLL_MS);
  };

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
      await untilNoConnection(drainMs);
      const closed = stopListening(server);
      await untilNoConnection(FIRST_REQUEST_MS);
      while (underWay.size > 0) await wait(POLL_MS);
      // The remaining connections sent nothing, or only part of a request.
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Accepts no new connection; resolves when the last one is closed. The server's own `close` would also close those that
 * have not sent anything yet, a request on the way or not. After the poll phase of the event loop, so that connections
 * which the system has accepted already are taken.
 */
const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(() => Listener.prototype.close.call(server, () => resolve()));
  });

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
