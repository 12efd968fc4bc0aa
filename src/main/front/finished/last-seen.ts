import { languageOf } from '#base/language/language.ts';
import { formatMoment, instant } from '#base/time.ts';
import { bodyIn } from '#platform/cache/packing.ts';
import { finish, type Finished } from '#platform/cache/page-cache.ts';
import { wordsIn } from '#platform/words.ts';

/** After a failed try, pages are answered as last seen for so long before the database is tried again. */
const REST_MS = 1000;

/** Pages as they were seen last, for the time in which the database is away. */
type LastSeen = {
  /** The last page of an address with a line that says when it was made; undefined if none is left. */
  of(address: string): Finished | undefined;
  /** True if the database was down a moment ago. */
  isAway(): boolean;
  noteAway(): void;
};

/** Opens the pages as last seen; `last` finds the last answer of an address. */
export function openLastSeen(last: (address: string) => Finished | undefined): LastSeen {
  const marked = new WeakMap<Finished, Finished>();
  let awayUntil = 0;
  return {
    of: (address) => {
      const page = last(address);
      if (!page?.headers['content-type']?.startsWith('text/html')) return undefined;
      const known = marked.get(page) ?? withSeenLine(page, address);
      marked.set(page, known);
      return known;
    },
    isAway: () => performance.now() < awayUntil,
    noteAway: () => void (awayUntil = performance.now() + REST_MS),
  };
}

/**
 * The page with a line on top that reads when it was made. Scripts know it by `data-seen-at` and put their own line in
 * its place, which goes when the shop answers. React passes over an element that it does not know.
 */
function withSeenLine(page: Finished, address: string): Finished {
  const { language } = languageOf(address.split('?', 1)[0] ?? '');
  const i18n = wordsIn(language);
  const line = i18n._('shop.lastSeen', { time: formatMoment(i18n, instant(new Date(page.madeAt))) });
  const html = bodyIn(page.bodies, 'identity')
    .bytes.toString()
    .replace('<html ', `<html data-seen-at="${page.madeAt}" `)
    .replace(/<body[^>]*>/, (body) => `${body}<last-seen class="${LOOK}" role="status">${line}</last-seen>`);
  const headers = { ...page.headers, 'cache-control': 'no-store' };
  return finish({ status: page.status, headers, body: Buffer.from(html) });
}

const LOOK = 'flex min-h-11 items-center bg-marigold-soft px-4 py-2 text-sm';
