import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { Language } from '#base/language/language.ts';
import { pageWords } from '#ui/words/page-words.ts';

/** The header of a screen: title, count, and its main action. */
export const ScreenHeader = ({
  title,
  count,
  children,
}: {
  title: string;
  count?: string;
  children?: ReactNode;
}) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <h1 className="text-xl font-bold">
      {title}
      {count !== undefined && (
        <span className="block text-sm font-normal text-muted tabular-nums md:ml-2 md:inline">{count}</span>
      )}
    </h1>
    {children && <div className="flex flex-wrap gap-2">{children}</div>}
  </div>
);

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
