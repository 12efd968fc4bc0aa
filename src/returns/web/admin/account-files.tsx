import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCall } from '#browser/calls/use-call.ts';
import { TALLY_FILES } from '#returns/returns.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { toastFailure } from '#ui/toast/toast.tsx';
import { useSource } from './source.ts';

type AccountFile = { say: string; path: string; name: string };

const TALLY_NAMES = {
  masters: /*i18n*/ 'office.returns.tallyMasters',
  vouchers: /*i18n*/ 'office.returns.tallyVouchers',
} as const;

/** Files of a period for an accountant's books: their addresses below those of the return, and the names to save them under. */
export const accountFiles = (i18n: I18n, period: string): AccountFile[] => [
  {
    say: i18n._('office.returns.register'),
    path: `/register?${new URLSearchParams({ period, lang: i18n.locale })}`,
    name: `register-${period}.xlsx`,
  },
  ...TALLY_FILES.map((file) => ({
    say: i18n._(TALLY_NAMES[file]),
    path: `/tally?${new URLSearchParams({ period, file })}`,
    name: `tally-${file}-${period}.xml`,
  })),
];

/** The sales register and the two files for Tally, which hold all bills of the period. */
export function AccountFiles({ period }: { period: string }) {
  const { i18n } = useLingui();
  const { isOffice } = useSource();
  return (
    <section
      aria-labelledby="account-files"
      className="grid gap-2 rounded-tile border border-line bg-white px-4 py-3"
    >
      <div>
        <h2 id="account-files" className="text-base leading-tight font-bold">
          {isOffice ? i18n._('office.returns.forAccountant') : i18n._('office.accountant.forBooks')}
        </h2>
        <p className="text-sm text-muted">{i18n._('office.returns.tallyAbout')}</p>
      </div>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {accountFiles(i18n, period).map((file) => (
          <Download key={file.name} file={file} />
        ))}
      </div>
    </section>
  );
}

function Download({ file: { say, path, name } }: { file: AccountFile }) {
  const { busy, run } = useCall(toastFailure);
  const { save } = useSource();
  return (
    <Button look="secondary" busy={busy} onClick={() => void run(() => save(path, name))}>
      <ToolIcon name="download" />
      {say}
    </Button>
  );
}
