import type { I18n } from '@lingui/core';
import type { MetaDescriptor } from 'react-router';
import { inLanguage, type Language } from '#base/language/language.ts';

/** The part of the root loader's data that heads need. */
type RootData = { language: Language; shop: { name: string; origin: string; tagline: string } };

/** The head of a page. `path` is its canonical address, without a language; without it the page is `noindex`. */
export type Head = { title: string; description?: string; path?: string; image?: string };

/** The routes of a page, as a head gets them. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/**
 * Makes the head of a page from its messages: title, description, canonical address, and Open Graph tags for previews in
 * chats. Without the root's data, which a failed page lacks, the head is empty.
 */
export function headOf(matches: Matches, headIn: Head | ((words: I18n) => Head)): MetaDescriptor[] {
  const data = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  if (!data) return [];
  const { language } = data;
  const { title, description, path, image } =
    typeof headIn === 'function' ? headIn(pageWords(language)) : headIn;
  const { name, origin, tagline } = data.shop;
  const whole = title === name ? title : `${title} · ${name}`;
  const about = description || tagline;
  const head: MetaDescriptor[] = [
    { title: whole },
    { name: 'description', content: about },
    { property: 'og:title', content: title },
    { property: 'og:description', content: about },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: `${language}_IN` },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
  if (path === undefined) return [...head, { name: 'robots', content: 'noindex' }];
  const address = origin + inLanguage(path, language);
  head.push({ tagName: 'link', rel: 'canonical', href: address }, { property: 'og:url', content: address });
  if (image) head.push({ property: 'og:image', content: new URL(image, origin).href });
  return head;
}

let provided: ((language: Language) => I18n) | undefined;

/** Says where the messages of a page's head come from; called once by each side's entry. */
export function provideWords(words: (language: Language) => I18n): void {
  provided = words;
}

/** The messages of a language for what is no component: a page's head. Components call `useLingui`. */
export function pageWords(language: Language): I18n {
  if (!provided) throw new Error('No words were provided.');
  return provided(language);
}
