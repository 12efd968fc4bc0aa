/** The query parameters that a page may depend on. All others change nothing and are dropped. */
const PAGE_QUESTIONS = ['brand', 'category', 'from', 'origin', 'page', 'q', 'sort', 'to'];
const LIST_QUESTIONS = [
  'all',
  'brand',
  'category',
  'from',
  'lang',
  'limit',
  'origin',
  'packs',
  'pincode',
  'q',
  'skip',
  'sort',
  'to',
];

const KEPT_CALLS =
  /^\/api\/(products(\/category\/[a-z0-9-]+|\/categories|\/facets|\/[0-9a-f-]{36}(\/related|\/extras)?)?|shelves|delivery\/places|shop\/(settings|today|rules)|openapi\.json)$/;

/**
 * Cache key of an answer that is the same for all visitors; undefined if the answer is personal. Made only of
 * known parameters in a fixed order, so that made-up parameters cannot fill the cache.
 */
export function keptAddress(url: string): string | undefined {
  if (url.length > 2000) return undefined;
  const question = url.indexOf('?');
  const path = question < 0 ? url : url.slice(0, question);
  if (path.startsWith('/api/')) {
    if (!KEPT_CALLS.test(path)) return undefined;
    return path + ordered(url, question, LIST_QUESTIONS, true);
  }
  return path + ordered(url, question, PAGE_QUESTIONS, false);
}

function ordered(url: string, question: number, known: string[], strict: boolean): string {
  if (question < 0 || question === url.length - 1) return '';
  const given = new URLSearchParams(url.slice(question + 1));
  // The API refuses unknown parameters; such an answer must not be kept under the address of a good one.
  if (strict && [...given.keys()].some((name) => !known.includes(name))) return url.slice(question);
  // With `all`, only the language changes anything. The answer is large, so it is kept once for each.
  const isAll = given.getAll('all').join() === 'true';
  const kept = new URLSearchParams();
  for (const name of isAll ? ['all', 'lang'] : known)
    for (const value of given.getAll(name)) kept.append(name, value);
  const text = kept.toString();
  return text && `?${text}`;
}

/**
 * True for addresses that the shop serves: a path (only proxies get whole URLs) that, for pages, can be decoded.
 * The API itself answers unknown addresses below `/api/`.
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
