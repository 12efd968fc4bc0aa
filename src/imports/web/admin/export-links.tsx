import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { CallFailed } from '#browser/calls/api-client.ts';
import { download } from '#browser/calls/download.ts';
import { useSession } from '#identity/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';

const FILES = [
  {
    name: 'products.csv',
    path: '/products/export.csv',
    label: /*i18n*/ 'office.nav.products',
    of: 'catalogue',
  },
  { name: 'orders.csv', path: '/orders/export.csv', label: /*i18n*/ 'office.nav.orders', of: 'admin' },
  { name: 'customers.csv', path: '/auth/customers.csv', label: /*i18n*/ 'office.nav.customers', of: 'admin' },
] as const;

/** Links to the shop's data as CSV files, as far as the user may have them. */
export function ExportLinks() {
  const { i18n } = useLingui();
  const { user, token } = useSession();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const may = (of: (typeof FILES)[number]['of']): boolean =>
    user?.role === 'admin' || (of !== 'admin' && (user?.permissions.includes(of) ?? false));

  const fetchFile = async ({ name, path }: { name: string; path: string }): Promise<void> => {
    setBusy(name);
    setProblem(undefined);
    try {
      await download(path, name, token);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <>
      <p className="mb-3 text-muted">{i18n._('office.export.about')}</p>
      <div className="flex flex-wrap gap-2">
        {FILES.filter(({ of }) => may(of)).map((file) => (
          <Button
            key={file.name}
            look="secondary"
            busy={busy === file.name}
            onClick={() => void fetchFile(file)}
            aria-label={i18n._('office.export.file', { label: i18n._(file.label) })}
          >
            <ToolIcon name="download" />
            {i18n._(file.label)}
          </Button>
        ))}
      </div>
      <Problem text={problem} />
    </>
  );
}
