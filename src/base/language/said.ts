import type { I18n } from '@lingui/core';
import type { FieldMessages, Figure, Sentence } from '#base/failure.ts';
import { formatQuantity } from '#base/figures/amount.ts';

/** A refusal of the server: English texts and, in `detail`, the figures of its sentence. */
type Refusal = { message: string; fields: FieldMessages; detail: Record<string, unknown> };

/**
 * Translates a refusal into the language of `i18n`: its English sentence is the id of the message. Without a message it
 * stays English.
 */
export function sayFailure(i18n: I18n, { message, fields, detail }: Refusal): Omit<Refusal, 'detail'> {
  const sentence = detail['sentence'] as Sentence | undefined;
  const say = (text: string): string =>
    (sentence && text === message ? saySentence(i18n, sentence) : undefined) ?? sayField(i18n, text);
  return {
    message: say(message),
    fields: Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.map(say)])),
  };
}

/**
 * The English message of a field, or any fixed sentence of the server, in the language of `i18n`. A limit in it is a
 * figure of its message: “At most 60 letters” is said by “At most {number} letters”.
 */
export function sayField(i18n: I18n, text: string): string {
  const whole = saySentence(i18n, { id: text, figures: {} });
  const limit = /\d+/.exec(text)?.[0];
  if (whole !== undefined || limit === undefined) return whole ?? text;
  const figures = { number: Number(limit) };
  return saySentence(i18n, { id: text.replace(limit, '{number}'), figures }) ?? text;
}

/** Sentences that the server keeps in parts, beside their `english`, which is said where there is no such message. */
export function saySentences(
  i18n: I18n,
  said: readonly { id: string; figures: Record<string, unknown> }[] = [],
  english: string,
): string {
  const all = (said as readonly Sentence[]).map((sentence) => saySentence(i18n, sentence));
  return all.length === 0 || all.includes(undefined) ? sayField(i18n, english) : all.join('; ');
}

/** Sentences that only the team is told stand apart, so that shoppers do not load them. */
export const TO_THE_TEAM = 'office: ';

/** Undefined in English, where the server's own words are shown, and where there is no such message. */
function saySentence(i18n: I18n, { id, figures }: Sentence): string | undefined {
  if (i18n.locale === '' || i18n.locale === 'en') return undefined;
  const known = [id, TO_THE_TEAM + id].find((name) => Object.hasOwn(i18n.messages, name));
  if (known === undefined) return undefined;
  const values = Object.entries(figures).map(([name, figure]): [string, string | number] => [
    name,
    sayFigure(i18n, figure),
  ]);
  return i18n._(known, Object.fromEntries(values));
}

function sayFigure(i18n: I18n, figure: Figure): string | number {
  if (typeof figure !== 'object') return figure;
  if ('id' in figure) return saySentence(i18n, figure) ?? sayField(i18n, figure.id);
  return formatQuantity(i18n, figure.quantity, figure.unit);
}
