import { useLingui } from '@lingui/react';
import { useCall } from '#browser/calls/use-call.ts';
import type { RegularPart } from '#returns/returns.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { toastFailure } from '#ui/toast/toast.tsx';
import { useSource } from './source.ts';

/** The file for the portal, one tap away; a large return has several, and two months of a quarter sales to businesses alone, too. */
export function FileButtons({
  period,
  part,
  files,
}: { period: string; part: number } & Pick<RegularPart, 'files'>) {
  const { i18n } = useLingui();
  const { busy, run } = useCall(toastFailure);
  const { save, isOffice } = useSource();
  const whole = files.filter(({ kind }) => kind === 'gstr1');
  const fetchFile = ({ kind, n, name }: RegularPart['files'][number]): Promise<void> =>
    run(() => save(`/file?${new URLSearchParams({ period, part: String(part), kind, n: String(n) })}`, name));
  return (
    <div className="grid gap-1 sm:justify-items-start">
      {files.map((file) => (
        <Button
          key={`${file.kind} ${file.n}`}
          look={file.kind === 'gstr1' ? 'primary' : 'plain'}
          busy={busy}
          onClick={() => void fetchFile(file)}
        >
          <ToolIcon name="download" />
          {file.kind === 'iff'
            ? i18n._('office.returns.iffFile')
            : whole.length > 1
              ? i18n._('office.returns.filePart', { n: file.n + 1, of: whole.length })
              : i18n._('office.returns.file')}
        </Button>
      ))}
      {isOffice && <p className="text-sm text-muted">{i18n._('office.returns.fileAbout')}</p>}
    </div>
  );
}
