import type { Language } from '#base/language/language.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { keepLanguage } from '#browser/language/language-choice.ts';
import type { EditedUser } from '#identity/identity.ts';
import { useSession } from './session-store.ts';

/**
 * Keeps the chosen language on this device and, for signed-in users, on the account, whose mails follow it. The page
 * may be left at once.
 */
export function chooseLanguage(language: Language): void {
  keepLanguage(language);
  const { user } = useSession.getState();
  if (!user) return;
  const body: EditedUser = { language };
  // Without network the device has the choice, and the account keeps what it had.
  void callApi(`/auth/${user._id}`, { method: 'PATCH', body, keepalive: true }).catch(
    ifCallFailed(undefined),
  );
}
