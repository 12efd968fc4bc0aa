import type { I18n } from '@lingui/core';
import type { MetaDescriptor } from 'react-router';
import type { Language } from '#base/language/language.ts';
import { pageWords } from '#ui/words/page-words.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/**
 * The document head of a page of the back office: its title in the page's language, and `noindex`. Without a title
 * it is the back office's own.
 */
export function adminMeta(matches: Matches, titleIn?: (words: I18n) => string): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { language: Language }
    | undefined;
  const i18n = pageWords(root?.language ?? 'en');
  const name = i18n._('office.title');
  return [{ title: titleIn ? `${titleIn(i18n)} · ${name}` : name }, { name: 'robots', content: 'noindex' }];
}
