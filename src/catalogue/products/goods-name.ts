import type { Language } from '#base/language/language.ts';

/** Goods with their English title, and those in other languages, which are empty where there are none. */
export type Titled = { title: string; title_hi?: string; title_bn?: string };

/** The name of goods in a language: their title in it, or else the English one. */
export const goodsName = (goods: Titled, language: Language): string =>
  (language === 'en' ? '' : goods[`title_${language}`]) || goods.title;
