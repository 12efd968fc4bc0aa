import { useState } from 'react';
import { CallFailed } from '#browser/api-client.ts';
import { download } from '#browser/download.ts';
import { useSession } from '#identity/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';

const FILES = [
  { name: 'products.csv', path: '/products/export.csv', label: 'Products', of: 'catalogue' },
  { name: 'orders.csv', path: '/orders/export.csv', label: 'Orders', of: 'admin' },
  { name: 'customers.csv', path: '/auth/customers.csv', label: 'Customers', of: 'admin' },
] as const;

/** Links to the shop's data as CSV files, as far as the user may have them. */
export function ExportLinks() {
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
      <p className="mb-3 text-muted">
        CSV files that Excel and other spreadsheets open. A products file that was exported here can be
        changed and imported again.
      </p>
      <div className="flex flex-wrap gap-2">
        {FILES.filter(({ of }) => may(of)).map((file) => (
          <Button
            key={file.name}
            look="secondary"
            busy={busy === file.name}
            onClick={() => void fetchFile(file)}
            aria-label={`${file.label}, download as CSV`}
          >
            <ToolIcon name="download" />
            {file.label}
          </Button>
        ))}
      </div>
      <Problem text={problem} />
    </>
  );
}
