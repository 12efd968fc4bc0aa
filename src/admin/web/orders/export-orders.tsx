import { useLingui } from '@lingui/react';
import { download } from '#browser/calls/download.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { useSession } from '#identity/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import type { ListQuery } from '#ui/admin/use-list-query.ts';
import { Button } from '#ui/button.tsx';
import { toastFailure } from '#ui/toast/toast.tsx';

const FILTERS = ['q', 'status', 'paymentStatus', 'from', 'to'];

/** Downloads the filtered orders as a file; only for admins, because it contains names and phone numbers. */
export function ExportOrders({ asked }: { asked: ListQuery }) {
  const { i18n } = useLingui();
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const { busy, run } = useCall(toastFailure);
  const fetchFile = (): Promise<void> => {
    const filters = new URLSearchParams(
      FILTERS.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : [])),
    );
    return run(() => download(`/orders/export.csv?${filters}`, 'orders.csv', useSession.getState().token));
  };
  if (!isAdmin) return undefined;
  return (
    <Button look="plain" busy={busy} onClick={() => void fetchFile()}>
      <ToolIcon name="download" />
      {i18n._('office.export')}
    </Button>
  );
}
