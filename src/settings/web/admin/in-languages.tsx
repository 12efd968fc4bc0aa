import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { type Language, LANGUAGE_CODES, LANGUAGES } from '#base/language/language.ts';

/**
 * A text in each language of the shop: the field of who writes stands in sight, the others are folded, and those that are empty
 * are named. `children` makes the field of a language; behind the label of the folded ones stands the name of their language.
 */
export function InLanguages({
  isEmpty,
  isOpen,
  children: field,
}: {
  isEmpty: (language: Language) => boolean;
  /** Unfolds the others, for what is wrong in one of them. */
  isOpen: boolean;
  children: (language: Language, name?: string) => ReactNode;
}) {
  const { i18n } = useLingui();
  const own = i18n.locale as Language;
  const others = LANGUAGE_CODES.filter((language) => language !== own);
  const names = (of: Language[]) => of.map((language) => LANGUAGES[language].name).join(', ');
  const empty = others.filter(isEmpty);
  return (
    <div className="grid gap-1">
      {field(own)}
      <details key={String(isOpen)} open={isOpen}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 text-sm text-leaf">
          <span className="underline">{i18n._('office.languages.also', { languages: names(others) })}</span>
          {empty.length > 0 && (
            <span className="text-muted">
              {i18n._('office.languages.empty', { languages: names(empty) })}
            </span>
          )}
        </summary>
        <div className="grid gap-3 pb-2">
          {others.map((language) => field(language, LANGUAGES[language].name))}
        </div>
      </details>
    </div>
  );
}
