import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { I18nProvider } from '@lingui/react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import {
  languageContext,
  platformContext,
  scriptMarkContext,
  troubleContext,
} from '#platform/http/page-context.ts';
import { wordsIn } from '#platform/words.ts';
import { provideWords } from '#ui/page-words.ts';
import { PageMark } from './page-mark.ts';

provideWords(wordsIn);

const PATIENCE = 10_000;

/** Renders a whole page before it is sent, because pages are kept as finished bytes and are not streamed. */
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
      <PageMark value={mark}>
        <I18nProvider i18n={wordsIn(context.get(languageContext))}>
          <ServerRouter context={page} url={request.url} nonce={mark} />
        </I18nProvider>
      </PageMark>,
      {
        // Otherwise React puts large parts at the end of the page, hidden until a script moves them. Without JavaScript
        // they would never show.
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

/** An error of a loader: logged, never shown. */
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
