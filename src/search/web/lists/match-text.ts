import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/page-language.ts';
import type { MatchedList } from '#search/search.ts';
import { type OwnLine, ownLines } from './kept-list.ts';

/** What the lines of a text mean, with the goods named in the language of the page. */
export async function matchText(text: string): Promise<OwnLine[]> {
  const { lines } = await callApi<MatchedList>(inPageLanguage('/lists'), { method: 'POST', body: { text } });
  return ownLines(lines);
}
