import { useLingui } from '@lingui/react';
import { useLocation, type MetaArgs } from 'react-router';
import { adminMeta } from '#ui/admin/admin-meta.ts';
import { ScreenHeader } from '#ui/admin/screen-header.tsx';
import { ExportLinks } from './export-links.tsx';
import { ImportFile } from './import-file.tsx';
import { LatestImports } from './latest-imports.tsx';
import { PictureState } from './picture-state.tsx';
import { StagedScreen } from './staged/staged-screen.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.import'));

const PANEL = 'rounded-tile border border-line bg-paper p-4 md:p-6';

/** Import and export of products; with a file in the address, that file. */
export default function ImportPage() {
  const { i18n } = useLingui();
  const { search } = useLocation();
  const file = new URLSearchParams(search).get('file');
  if (file) return <StagedScreen key={file} id={file} />;
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader title={i18n._('office.nav.import')} />
      <div className="grid gap-4">
        <section aria-labelledby="import" className={PANEL}>
          <h2 id="import" className="mb-1 text-base font-semibold">
            {i18n._('office.import.products')}
          </h2>
          <ImportFile />
          <LatestImports />
          <PictureState />
        </section>
        <section aria-labelledby="export" className={PANEL}>
          <h2 id="export" className="mb-1 text-base font-semibold">
            {i18n._('office.import.export')}
          </h2>
          <ExportLinks />
        </section>
      </div>
    </div>
  );
}
