import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Field, type FieldState } from '#ui/form/field.tsx';

type PasswordProps = FieldState & {
  label: string;
  /**
   * Left out for a password that exists. `first` is that of a sign-up (`NewPassword`), `new` one that takes its place or is set for
   * another person (`ChosenPassword`): the rule stands under the field before it is broken. `again` is its repetition.
   */
  sets?: 'first' | 'new' | 'again';
  /** Stands before the rule. */
  hint?: string;
  required?: boolean;
};

/** A password field whose text can be shown, because typing unseen on a phone often goes wrong. */
export function PasswordField({ label, sets, hint, ...field }: PasswordProps) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState(false);
  const rule =
    (sets === 'first' && i18n._('account.password.ruleFirst')) ||
    (sets === 'new' && i18n._('account.password.ruleNew'));
  return (
    <Field
      {...field}
      autoComplete={sets ? 'new-password' : 'current-password'}
      hint={[hint, rule].filter(Boolean).join(' ')}
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-label={
            shown
              ? i18n._('account.password.hide', { label: label.toLowerCase() })
              : i18n._('account.password.show', { label: label.toLowerCase() })
          }
          onClick={() => setShown(!shown)}
          className="grid min-h-11 min-w-16 place-items-center text-sm font-semibold text-leaf"
        >
          <span className="rounded-control bg-white px-3 py-1">
            {shown ? i18n._('account.password.hideIt') : i18n._('account.password.showIt')}
          </span>
        </button>
      }
    />
  );
}
