import { Failure } from '#base/failure.ts';
import type { Language } from '#base/language/language.ts';
import { namedItems, titledIn } from '#cart/server/public.ts';
import type { CartChanged, OutOfStock, PriceChanged } from '#orders/order.ts';
import type { Platform } from '#platform/platform.ts';

/** The refusal of an order, with its goods as a language calls them; anything else as it is. */
export async function refusedInLanguage(
  platform: Platform,
  language: Language,
  error: unknown,
): Promise<unknown> {
  if (language === 'en' || !(error instanceof Failure) || !error.detail) return error;
  const { code, message, fields } = error;
  const { cart, items, lines, changed } = error.detail as Partial<CartChanged & PriceChanged & OutOfStock>;
  const detail = {
    ...error.detail,
    ...(cart && { cart: await namedItems(platform, language, cart) }),
    ...(items && { items: await namedItems(platform, language, items) }),
    ...(lines && { lines: await titledIn(platform, language, lines) }),
    ...(changed && { changed: await titledIn(platform, language, changed) }),
  };
  return new Failure(code, message, { ...(fields && { fields }), detail });
}
