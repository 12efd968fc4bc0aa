import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { EmailField } from '#ui/form/contact-fields.tsx';
import type { FieldState } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon.tsx';

/** The e-mail field, folded away: most people of a village have a phone only. Once it is opened, it asks for an address. */
export function EmailIfWanted({
  isWanted,
  onWanted,
  ...field
}: FieldState & { isWanted: boolean; onWanted: (isWanted: boolean) => void }) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-expanded={isWanted}
        aria-controls={id}
        onClick={() => onWanted(!isWanted)}
        className="flex min-h-12 items-center gap-3 rounded-control text-left"
      >
        <Icon name={isWanted ? 'minus' : 'plus'} className="size-5 shrink-0 text-leaf" />
        <span>
          <span className="block font-semibold text-leaf">
            {isWanted ? i18n._('account.signup.noEmail') : i18n._('account.signup.addEmail')}
          </span>
          <span className="block text-sm text-muted">{i18n._('account.signup.whyEmail')}</span>
        </span>
      </button>
      <div id={id} className="empty:hidden">
        {isWanted && <EmailField {...field} required />}
      </div>
    </div>
  );
}
