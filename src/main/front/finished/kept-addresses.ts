/** The questions that finished pages may be kept for; anything else in an address changes nothing and is dropped. */
const PAGE_QUESTIONS = ['category', 'page', 'q', 'sort'];
const LIST_QUESTIONS = ['all', 'category', 'limit', 'q', 'skip', 'sort'];

/**
 * The one address under which an answer that is the same for everybody is kept, or undefined when it is not one:
 * only known questions, in one order, so that nobody fills the cache by adding words to a link.
 */
export function keptAddress(url: string): string | undefined {
  if (url.length > 2000) return undefined;
  const question = url.indexOf('?');
  const path = question < 0 ? url : url.slice(0, question);
  if (path.startsWith('/api/')) {
    if (
      !/^\/api\/(products(\/category\/[a-z]+|\/categories|\/[0-9a-f-]{36})?|shop\/settings|openapi\.json)$/.test(
        path,
      )
    )
      return undefined;
    return path + ordered(url, question, LIST_QUESTIONS, true);
  }
  return path + ordered(url, question, PAGE_QUESTIONS, false);
}

function ordered(url: string, question: number, known: string[], strict: boolean): string {
  if (question < 0 || question === url.length - 1) return '';
  const given = new URLSearchParams(url.slice(question + 1));
  // The API refuses what it does not know; such an answer is not kept under the address of a good one.
  if (strict && [...given.keys()].some((name) => !known.includes(name))) return url.slice(question);
  // Every product is the same answer whatever else is asked with it, and a large one: it is kept once.
  if (given.getAll('all').join() === 'true') return '?all=true';
  const kept = new URLSearchParams();
  for (const name of known) for (const value of given.getAll(name)) kept.append(name, value);
  const text = kept.toString();
  return text && `?${text}`;
}

/**
 * Whether an address is the shop's to answer: a path (a proxy is asked for whole addresses, and the shop is none), and
 * for a page one that can be read. The API says for itself what it does not find.
 */
export function isOurs(url: string): boolean {
  if (!url.startsWith('/')) return false;
  if (!url.includes('%') || url.startsWith('/api/')) return true;
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
