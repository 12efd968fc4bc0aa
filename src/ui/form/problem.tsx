import { useLingui } from '@lingui/react';
import { languageOfText } from '#ui/words/own-words.tsx';

/** The error of a whole form or screen, as an alert. Renders nothing without a text. */
export function Problem({ text }: { text: string | undefined }) {
  const { i18n } = useLingui();
  return (
    <p
      role="alert"
      lang={languageOfText(i18n, text)}
      className="rounded-control bg-chilli-soft px-3 py-2 text-chilli empty:hidden"
    >
      {text}
    </p>
  );
}
