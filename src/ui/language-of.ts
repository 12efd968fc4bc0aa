import type { I18n } from '@lingui/core';

/**
 * The `lang` of a text that may not be in the page's language: what has no translation is English. Our other languages
 * are written in other scripts.
 */
export const languageOfText = (i18n: I18n, text: string | undefined): 'en' | undefined =>
  i18n.locale !== 'en' && text && !/(?!\p{Script=Latin})\p{L}/u.test(text) ? 'en' : undefined;
