import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { CallFailed } from '#browser/api-client.ts';
import { download } from '#browser/download.ts';
import { useSession } from '#identity/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import type { ListQuery } from '#ui/admin/use-list-query.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

const FILTERS = ['q', 'status', 'paymentStatus', 'from', 'to'];

/** Downloads the filtered orders as a file; only for admins, because it contains names and phone numbers. */
export function ExportOrders({ asked }: { asked: ListQuery }) {
  const { i18n } = useLingui();
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const [busy, setBusy] = useState(false);
  const fetchFile = async (): Promise<void> => {
    setBusy(true);
    const filters = new URLSearchParams(
      FILTERS.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : [])),
    );
    try {
      await download(`/orders/export.csv?${filters}`, 'orders.csv', useSession.getState().token);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      showToast('error', error.message);
    } finally {
      setBusy(false);
    }
  };
  if (!isAdmin) return undefined;
  return (
    <Button look="plain" busy={busy} onClick={() => void fetchFile()}>
      <ToolIcon name="download" />
      {i18n._('office.export')}
    </Button>
  );
}
