import { languageOf } from '#base/language/language.ts';

/**
 * The address of a call that names goods or shelves, so that it names them in this page's language. On English pages the
 * address stays as it is, so that their answers are kept once.
 */
export function inPageLanguage(path: string): string {
  const { language } = languageOf(window.location.pathname);
  if (language === 'en') return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
