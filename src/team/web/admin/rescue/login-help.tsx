import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage, LANGUAGE_CODES } from '#base/language/language.ts';
import { whatsAppLink } from '#base/phone-links.ts';
import { isIndianMobile } from '#base/phone.ts';
import { formatTime, shopTime } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { TeamCode, User } from '#identity/identity.ts';
import { useShop } from '#settings/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';

/** Helps a person of the team who cannot log in: a code to read out or to send, and what to do with it. */
export function LoginHelp({ person, onClose }: { person: User; onClose: () => void }) {
  const { i18n } = useLingui();
  const [given, setGiven] = useState<TeamCode>();
  const { busy, problem, run } = useCall();
  const make = async (): Promise<void> =>
    setGiven(
      await callApi(`/auth/staff/${encodeURIComponent(person._id)}/logincode`, { method: 'POST', body: {} }),
    );
  return (
    <Dialog open onClose={onClose} title={i18n._('office.login.help')}>
      <div className="grid gap-4 text-base">
        {given ? (
          <Given person={person} given={given} />
        ) : (
          <>
            <p>{i18n._('office.team.code.about', { name: person.name })}</p>
            <Button busy={busy} onClick={() => void run(make)} className="min-h-13">
              {i18n._('office.login.make')}
            </Button>
          </>
        )}
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}

function Given({ person, given: { code, loginNames, expiresAt } }: { person: User; given: TeamCode }) {
  const { i18n } = useLingui();
  const shop = useShop();
  const language = person.language || LANGUAGE_CODES.find((one) => one === i18n.locale) || 'en';
  const link = location.origin + inLanguage(pageAddress('rescue'), language);
  const time = formatTime(i18n, shopTime(expiresAt));
  const [login = ''] = loginNames;
  const text = i18n._('office.team.code.message', { name: person.name, shop: shop.name, link, login, code });
  return (
    <>
      <output className="grid gap-1 text-center">
        <span className="text-muted">{i18n._('office.login.code')}</span>
        <strong className="font-mono text-2xl" translate="no">
          {code}
        </strong>
      </output>
      <p>{i18n._('office.team.code.where', { login, time })}</p>
      {isIndianMobile(person.phone) && (
        <a
          href={whatsAppLink(person.phone, text)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary')}
        >
          <ToolIcon name="chat" />
          {i18n._('office.team.code.send')}
        </a>
      )}
    </>
  );
}
