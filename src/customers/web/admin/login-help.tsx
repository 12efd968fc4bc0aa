import { i18n } from '@lingui/core';
import { useState } from 'react';
import { whatsAppLink } from '#base/phone-links.ts';
import { formatTime, shopTime } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { LoginCode } from '#customers/customers.ts';
import { useShop } from '#settings/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';

type Customer = { id: string; name: string };

/** Helps a customer who forgot the password and has no e-mail address: a code to read out, and a link for WhatsApp. */
export function LoginHelp({ customer }: { customer: Customer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)} className="px-3">
        <ToolIcon name="chat" />
        {i18n._('office.login.help')}
      </Button>
      {isOpen && <CodeDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}

function CodeDialog({ customer: { id, name }, onClose }: { customer: Customer; onClose: () => void }) {
  const [given, setGiven] = useState<LoginCode>();
  const { busy, problem, run } = useCall();
  const make = async (): Promise<void> =>
    setGiven(await callApi(`/auth/user/${encodeURIComponent(id)}/logincode`, { method: 'POST', body: {} }));
  return (
    <Dialog open onClose={onClose} title={i18n._('office.login.help')}>
      <div className="grid gap-4 text-base">
        {given ? (
          <GivenCode name={name} given={given} />
        ) : (
          <>
            <p>{i18n._('office.login.about', { name })}</p>
            <Button busy={busy} onClick={() => void run(make)}>
              {i18n._('office.login.make')}
            </Button>
          </>
        )}
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}

function GivenCode({ name, given: { code, link, phone, expiresAt } }: { name: string; given: LoginCode }) {
  const shop = useShop();
  const text = i18n._('office.login.message', { name, shop: shop.name, link });
  const time = formatTime(i18n, shopTime(expiresAt));
  return (
    <>
      <output className="grid gap-1 text-center">
        <span className="text-muted">{i18n._('office.login.code')}</span>
        <strong className="text-3xl tabular-nums">{`${code.slice(0, 4)} ${code.slice(4)}`}</strong>
      </output>
      <p>{i18n._('office.login.where', { time })}</p>
      <a
        href={whatsAppLink(phone, text)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('secondary')}
      >
        <ToolIcon name="chat" />
        {i18n._('office.login.whatsapp')}
      </a>
    </>
  );
}
