import { useLingui } from '@lingui/react';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall, useShown } from '#browser/calls/use-call.ts';
import type { Letters } from '#customers/customers.ts';
import { Problem, Tick } from '#ui/form/field.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Says yes or no to the newsletter with one tap. Shows nothing while the list is closed and this person is not on it. */
export function OwnLetters({ letters }: { letters: Letters }) {
  const { i18n } = useLingui();
  const [{ email, isOn, isAsked, isOpen }, show] = useShown(letters);
  const { busy, problem, run } = useCall();
  if (email === '' || (!isOn && !isOpen)) return null;
  const set = (wanted: boolean) =>
    run(async () =>
      show(await callApi<Letters>('/shop/newsletter/mine', { method: 'PUT', body: { isOn: wanted } })),
    );
  return (
    <ProfileSection title={i18n._('account.privacy.letters')}>
      <Tick
        checked={isOn || isAsked}
        disabled={busy}
        onChange={({ target }) => void set(target.checked)}
        aria-describedby="letters-state"
        className="wrap-anywhere"
      >
        {i18n._('account.letters.mine', { email })}
      </Tick>
      <output id="letters-state" className="block text-muted">
        {isOn
          ? i18n._('account.letters.on')
          : isAsked
            ? i18n._('account.letters.asked')
            : i18n._('account.letters.off')}
      </output>
      <Problem text={problem} />
    </ProfileSection>
  );
}
