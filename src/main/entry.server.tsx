import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { platformContext, scriptMarkContext, troubleContext } from '#platform/http/page-context.ts';

const PATIENCE = 10_000;

/** Renders a page whole: finished pages are kept as bytes, so nothing is streamed half-made. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mark = context.get(scriptMarkContext);
  const html = await new Promise<Buffer>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={page} url={request.url} nonce={mark} />,
      {
        // Large parts would otherwise stand hidden at the end, for a script to bring up: not without JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          clearTimeout(timer);
          resolve(buffer(pipe(new PassThrough())));
        },
        onShellError: reject,
        onError: (error) =>
          context.get(platformContext).log.error('page.render_failed', error, { path: request.url }),
      },
    );
    const timer = setTimeout(abort, PATIENCE);
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(new Uint8Array(html), { status, headers });
}

/** What a loader threw that is not a page of its own: logged, never shown. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted) return;
  context.get(troubleContext).error = error;
  const isExpected = typeof error === 'object' && error !== null && 'status' in error;
  if (!isExpected)
    context.get(platformContext).log.error('page.failed', error, { path: new URL(request.url).pathname });
}
