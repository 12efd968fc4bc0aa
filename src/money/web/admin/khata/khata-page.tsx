import { useLingui } from '@lingui/react';
import { type ClientLoaderFunctionArgs, Link, type MetaArgs, useLoaderData } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink, whatsAppLink } from '#base/phone-links.ts';
import { isIndianMobile } from '#base/phone.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useSession } from '#identity/web/public.ts';
import type { Khata } from '#money/khata.ts';
import { adminMeta } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { buttonClass } from '#ui/button.tsx';
import { KhataSection } from './khata-section.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.khata.title'));
/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

/** Reads the account of the customer that the address names. */
export const clientLoader = ({ params, request: { signal } }: ClientLoaderFunctionArgs): Promise<Khata> =>
  callApi<Khata>(`/khatas/${encodeURIComponent(params['id'] ?? '')}`, { signal });

/** A customer's account, the money first; for staff who may give credit. */
export default function KhataPage() {
  const { i18n } = useLingui();
  const khata = useLoaderData<typeof clientLoader>();
  const isOwner = useSession((session) => session.user?.role === 'admin');
  const { _id, name, phone } = khata.customer;
  return (
    <div className="mx-auto grid max-w-3xl gap-3">
      <header className="flex items-center gap-1">
        <Link to={officeAddress('debtors')} className={buttonClass('plain', 'px-2')}>
          <ToolIcon name="left" />
          <span className="sr-only">{i18n._('office.khata.allWhoOwe')}</span>
        </Link>
        <h1 translate="no" className="min-w-0 flex-1 text-xl font-bold wrap-anywhere">
          {isOwner ? (
            <Link to={officeAddress('customerDetails', { id: _id })} className="text-ink">
              {name}
            </Link>
          ) : (
            name
          )}
        </h1>
        {phone && (
          <a href={telLink(phone)} className={buttonClass('plain', 'px-3')}>
            <ToolIcon name="phone" />
            <span className="sr-only">{i18n._('office.khata.call', { name })}</span>
          </a>
        )}
        {isIndianMobile(phone) && (
          <a
            href={whatsAppLink(phone, '')}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('plain', 'px-3')}
          >
            <ToolIcon name="chat" />
            <span className="sr-only">{i18n._('office.khata.write', { name })}</span>
          </a>
        )}
      </header>
      <KhataSection key={_id} khata={khata} />
    </div>
  );
}
