import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { formatDay, formatMoment } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { StaffCard } from '#identity/identity.ts';
import type { Team } from '#team/team.ts';
import { Docked } from '#ui/admin/docked.tsx';
import { adminMeta, EmptyState } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { LoginCard } from './login-card.tsx';
import { forgetCard, keepCard, madeCard } from './made-card.ts';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.team.card.login'));

/** Reads the person, and the state of the login card. */
export async function clientLoader({ request, params: { id } }: ClientLoaderFunctionArgs) {
  const { staff, logins } = await callApi<Team>('/auth/staff', { signal: request.signal });
  return {
    person: staff.find(({ _id, role }) => _id === id && role === 'staff'),
    login: logins.find(({ userId }) => userId === id),
  };
}

/** The login card of a person of staff: shown once when it is made; from then on whether it waits or was used. */
export default function LoginCardPage() {
  const { i18n } = useLingui();
  const { person, login } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [card, setCard] = useState<StaffCard | undefined>(person && madeCard(person._id));
  const { busy, problem, run } = useCall();
  if (!person) return <EmptyState text={i18n._('office.team.noSuchStaff')} />;
  const { _id, name } = person;
  const path = `/auth/staff/${encodeURIComponent(_id)}/card`;
  const make = (): Promise<void> =>
    run(async () => {
      const made = await callApi<StaffCard>(path, { method: 'POST', body: {} });
      keepCard(_id, made);
      setCard(made);
      await revalidate();
    });
  const revoke = (): Promise<void> =>
    run(async () => {
      await callApi(path, { method: 'DELETE' });
      forgetCard();
      setCard(undefined);
      showToast('success', i18n._('office.team.card.void'));
      await revalidate();
    });
  const finish = async (): Promise<void> => {
    forgetCard();
    await navigate(officeAddress('team'));
  };
  const isWaiting = login?.usedAt === null;
  return (
    <div className="mx-auto grid max-w-md gap-4 text-base">
      <div className="print:hidden">
        <Link
          to={officeAddress('team')}
          className="-ml-2 inline-flex min-h-11 items-center gap-1 px-2 font-semibold text-leaf no-underline"
        >
          <ToolIcon name="left" />
          {i18n._('office.team.heading')}
        </Link>
        <h1 className="text-xl font-bold">{i18n._('office.team.card.of', { name })}</h1>
      </div>
      {card && isWaiting ? (
        <LoginCard person={person} card={card} />
      ) : (
        <p>
          {!login
            ? i18n._('office.team.card.noneYet', { name })
            : login.usedAt === null
              ? i18n._('office.team.card.waits', { day: formatDay(i18n, login.expiresAt) })
              : i18n._('office.team.card.used', { at: formatMoment(i18n, login.usedAt) })}
        </p>
      )}
      <Problem text={problem} />
      <Docked>
        <div className="flex gap-2">
          {isWaiting && (
            <Button
              look="secondary"
              busy={busy}
              onClick={() => void revoke()}
              className="min-h-13 text-chilli!"
            >
              {i18n._('office.team.card.revoke')}
            </Button>
          )}
          {card && isWaiting ? (
            <Button onClick={() => void finish()} className="min-h-13 flex-1">
              {i18n._('office.team.card.done')}
            </Button>
          ) : (
            <Button busy={busy} onClick={() => void make()} className="min-h-13 flex-1">
              {i18n._('office.team.card.make')}
            </Button>
          )}
        </div>
      </Docked>
      {!(card && isWaiting) && login && (
        <p className="text-muted">{i18n._('office.team.card.logsOut', { name })}</p>
      )}
    </div>
  );
}
