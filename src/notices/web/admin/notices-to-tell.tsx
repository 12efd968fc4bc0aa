import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink, whatsAppLink } from '#base/phone-links.ts';
import { isIndianMobile } from '#base/phone.ts';
import { formatMoment } from '#base/time.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { isAllowed } from '#identity/identity.ts';
import { useSession } from '#identity/web/public.ts';
import type { NoticeKind, NoticeList, OrderNotice } from '#notices/notices.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';

/**
 * News that customers without an e-mail address are still to be told, each with its text in WhatsApp; of one order, or of all.
 * A tap marks it as told and can be undone. It is read anew whenever `version` changes, and shows nothing if there is nothing.
 */
export function NoticesToTell({ order, version }: { order?: string; version: string }) {
  const { i18n } = useLingui();
  const title = useId();
  const { list, busy, problem, tell } = useNotices(order, version);
  if (!list || list.notices.length === 0) return null;
  return (
    <section aria-labelledby={title} className="my-3 rounded-tile border border-line bg-white">
      <h2 id={title} className="px-4 pt-3 text-base font-semibold">
        {order ? i18n._('office.notices.here') : i18n._('office.notices.title', { count: list.toTell })}
      </h2>
      <p className="px-4 text-muted">{i18n._('office.notices.about')}</p>
      <ul className="divide-y divide-line">
        {list.notices.map((notice) => (
          <li key={notice._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <div className="min-w-0 flex-1 basis-44">
              {notice.order === '' && <p className="font-semibold wrap-anywhere">{notice.name}</p>}
              {!order && notice.order !== '' && (
                <Link
                  to={officeAddress('adminOrder', { id: notice.order })}
                  className="inline-flex min-h-11 items-center font-semibold text-ink wrap-anywhere"
                >
                  {`${notice.name} · ${notice.orderId}`}
                </Link>
              )}
              <p>{kindText(i18n, notice.kind)}</p>
              <p className="text-muted">
                {notice.toldAt
                  ? i18n._('office.notices.toldBy', {
                      by: notice.toldBy,
                      moment: formatMoment(i18n, notice.toldAt),
                    })
                  : formatMoment(i18n, notice.madeAt)}
              </p>
            </div>
            <TellButtons notice={notice} busy={busy} onTell={tell} />
          </li>
        ))}
      </ul>
      <div className="px-4">
        <Problem text={problem} />
      </div>
    </section>
  );
}

function TellButtons({
  notice,
  busy,
  onTell,
}: {
  notice: OrderNotice;
  busy: boolean;
  onTell: (notice: OrderNotice, told: boolean) => void;
}) {
  const { i18n } = useLingui();
  const { name, phone, text, toldAt } = notice;
  if (toldAt)
    return (
      <Button look="plain" busy={busy} onClick={() => onTell(notice, false)}>
        {i18n._('office.undo')}
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {isIndianMobile(phone) ? (
        <a
          href={whatsAppLink(phone, text)}
          target="_blank"
          rel="noreferrer"
          aria-label={i18n._('office.notices.whatsapp', { name })}
          onClick={() => onTell(notice, true)}
          className={buttonClass('secondary')}
        >
          <ToolIcon name="chat" />
          WhatsApp
        </a>
      ) : (
        <a href={telLink(phone)} className={buttonClass('secondary')}>
          <ToolIcon name="phone" />
          {i18n._('office.call')}
        </a>
      )}
      <Button look="plain" busy={busy} onClick={() => onTell(notice, true)}>
        {i18n._('office.notices.told')}
      </Button>
    </div>
  );
}

function useNotices(order: string | undefined, version: string) {
  const [list, setList] = useState<NoticeList>();
  const { busy, problem, run } = useCall();
  const by = useSession(({ user }) => user?.name ?? '');
  const may = useSession(({ user }) => user !== undefined && isAllowed(user, 'orders'));
  useEffect(() => {
    if (!may) return undefined;
    const asking = new AbortController();
    // Without a network nothing is shown: what cannot be known cannot be told.
    void callApi<NoticeList>(`/orders/notices${order ? `?order=${order}` : ''}`, { signal: asking.signal })
      .catch(ifCallFailed(undefined))
      .then((answer) => answer && !asking.signal.aborted && setList(answer));
    return () => asking.abort();
  }, [order, version, may]);
  const tell = (notice: OrderNotice, told: boolean): void =>
    void run(async () => {
      const { toTell } = await callApi<NoticeList>(`/orders/notices/${notice._id}/told`, {
        method: 'PUT',
        body: { told },
      });
      const changed = { ...notice, toldAt: told ? new Date().toISOString() : null, toldBy: told ? by : '' };
      // The row stays where it is, with its undo, until the list is read anew.
      setList(
        (now) =>
          now && { toTell, notices: now.notices.map((one) => (one._id === notice._id ? changed : one)) },
      );
    });
  return { list, busy, problem, tell };
}

/** The subject of the notice. */
function kindText(i18n: I18n, kind: NoticeKind): string {
  switch (kind) {
    case 'placed':
      return i18n._('office.notices.placed');
    case 'code':
      return i18n._('office.notices.code');
    case 'late':
      return i18n._('office.notices.late');
    case 'packed':
      return i18n._('office.notices.packed');
    case 'asked':
      return i18n._('office.notices.asked');
    case 'round':
      return i18n._('office.notices.round');
    case 'dispatched':
      return i18n._('office.notices.dispatched');
    case 'cancelled':
      return i18n._('office.notices.cancelled');
    case 'answered':
      return i18n._('office.notices.answered');
    case 'credited':
      return i18n._('office.notices.credited');
    case 'back':
      return i18n._('office.notices.back');
  }
}
