import { Writable } from 'node:stream';
import { I18nProvider } from '@lingui/react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { languageContext, platformContext, scriptMarkContext } from '#platform/http/page-context.ts';
import { wordsIn } from '#platform/words.ts';
import { provideWords } from '#ui/page/page-head.ts';
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
  const html = await new Promise<string>((resolve, reject) => {
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
          // In a turn of its own: a large page is rendered and written out in some 20 ms, and others wait meanwhile.
          setImmediate(() => pipe(textSink(resolve)));
        },
        onShellError: reject,
        onError: (error) =>
          context.get(platformContext).log.error('page.render_failed', error, { path: request.url }),
      },
    );
    const timer = setTimeout(abort, PATIENCE);
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** Takes all that is written, and hands it out as one text. It never asks the writer to wait: the page is whole already. */
function textSink(done: (text: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write: (part: Buffer, _encoding, next) => {
      parts.push(part);
      next();
    },
    final: (next) => {
      done(Buffer.concat(parts).toString());
      next();
    },
  });
}

/** An error of a loader: logged, never shown. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted) return;
  const isExpected = typeof error === 'object' && error !== null && 'status' in error;
  if (!isExpected)
    context.get(platformContext).log.error('page.failed', error, { path: new URL(request.url).pathname });
}
