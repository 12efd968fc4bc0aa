import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';

/** Leads to one's own recovery codes. */
export function CodesLink() {
  const { i18n } = useLingui();
  return (
    <Link
      to={officeAddress('rescueCodes')}
      className="mt-4 flex min-h-13 items-center gap-3 rounded-tile border border-line bg-white p-3 text-ink no-underline hover:bg-leaf-soft"
    >
      <ToolIcon name="key" className="size-6 text-leaf" />
      <span className="min-w-0 flex-1">
        <b className="block text-base font-semibold">{i18n._('office.codes.title')}</b>
        <span className="text-muted">{i18n._('office.codes.for')}</span>
      </span>
      <ToolIcon name="right" className="size-5 text-muted" />
    </Link>
  );
}
