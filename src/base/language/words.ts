/**
 * The messages of a language, as far as rules of both sides say something: Lingui's `i18n` is one. A type of our own, so that
 * whoever needs a rule does not take the whole library with it.
 */
export type Words = { _(id: string, values?: Record<string, unknown>): string };
