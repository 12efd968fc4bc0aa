import { i18n } from '@lingui/core';
import { download } from '#browser/calls/download.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { useSession } from '#identity/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { Button } from '#ui/button.tsx';
import { toastFailure } from '#ui/toast/toast.tsx';

const LABELS = {
  round: /*i18n*/ 'office.figures.exportRounds',
  village: /*i18n*/ 'office.figures.exportVillages',
} as const;

/** Downloads the figures of all rounds or villages of the period as a file. */
export function ExportFigures({ by }: { by: 'round' | 'village' }) {
  const asked = useListQuery();
  const { busy, run } = useCall(toastFailure);
  const fetchFile = (): Promise<void> => {
    const period = ['days', 'month'].flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : []));
    const query = new URLSearchParams([['by', by], ...period]);
    const file = `rounds-by-${by}.csv`;
    return run(() => download(`/orders/rounds/figures.csv?${query}`, file, useSession.getState().token));
  };
  return (
    <Button look="plain" busy={busy} aria-label={i18n._(LABELS[by])} onClick={() => void fetchFile()}>
      <ToolIcon name="download" />
      {i18n._('office.export')}
    </Button>
  );
}
