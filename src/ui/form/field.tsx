import { useLingui } from '@lingui/react';
import {
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  type ComponentProps,
} from 'react';
import { classNames } from '#ui/button.tsx';
import { languageOfText } from '#ui/words/own-words.tsx';
import { readTypedDigits } from './typed-digits.ts';

readTypedDigits();

/** The props that a form passes to each of its fields: name, error and initial value. */
export type FieldState = { name: string; error?: string | undefined; defaultValue?: string | undefined };

type Common = FieldState & {
  label: string;
  hint?: ReactNode;
  after?: ReactNode;
  className?: string | undefined;
};

const CONTROL =
  'w-full min-h-11 rounded-control border border-muted/60 bg-white px-3 py-2 text-base aria-invalid:border-chilli aria-invalid:ring-1 aria-invalid:ring-chilli';

function Frame({
  id,
  label,
  hint,
  error,
  className,
  children,
}: Omit<Common, 'name'> & { id: string; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div className={classNames('grid gap-1', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <p
        id={`${id}-error`}
        role={error ? 'alert' : undefined}
        lang={languageOfText(i18n, error)}
        className="text-sm text-chilli empty:hidden"
      >
        {error}
      </p>
    </div>
  );
}

const wiring = (id: string, error: string | undefined, hint: ReactNode) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': classNames(error && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined,
  className: CONTROL,
});

/**
 * A labelled text input with a hint and an error. `after` is placed inside its right end (for example a show/hide
 * button).
 */
export function Field({
  label,
  hint,
  error,
  after,
  className,
  ...input
}: Common & Omit<ComponentProps<'input'>, keyof Common>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error} className={className}>
      <span className="relative block">
        <input {...input} {...wiring(id, error, hint)} />
        {after && <span className="absolute inset-y-0 right-0 flex items-center">{after}</span>}
      </span>
    </Frame>
  );
}

/** A labelled select. */
export function SelectField({
  label,
  hint,
  error,
  after: _,
  className,
  ...select
}: Common & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof Common>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error} className={className}>
      <select {...select} {...wiring(id, error, hint)} />
    </Frame>
  );
}

/** A labelled text area. */
export function TextField({
  label,
  hint,
  error,
  after: _,
  className,
  ...area
}: Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Common>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea rows={4} {...area} {...wiring(id, error, hint)} />
    </Frame>
  );
}

type TickProps = Omit<ComponentProps<'input'>, 'className' | 'children'> & {
  className?: string | undefined;
  children: ReactNode;
};

/** A box to tick with what it says, as high as a thumb; with `type="radio"` one of several. */
export const Tick = ({ type = 'checkbox', className, children, ...input }: TickProps) => (
  <label className={classNames('flex min-h-11 items-center gap-3', className)}>
    <input {...input} type={type} className="size-5 shrink-0 accent-leaf" />
    {children}
  </label>
);

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
