import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { JOBS, type Permission } from '#identity/identity.ts';
import { PERMISSION_WORDS } from '#identity/web/admin/public.ts';

/** The jobs of a person of staff, told in words, and apart from them the right to sign cash. */
export function JobFields({ now }: { now: readonly Permission[] }) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<readonly Permission[]>(now);
  const choose = (permission: Permission, isChosen: boolean): void =>
    setChosen((before) => [...before.filter((one) => one !== permission), ...(isChosen ? [permission] : [])]);
  const row = (permission: Permission) => (
    <label
      key={permission}
      className="flex min-h-14 items-center gap-4 border-b border-line px-4 py-2 has-checked:bg-leaf-soft"
    >
      <input
        type="checkbox"
        name="permissions"
        value={permission}
        checked={chosen.includes(permission)}
        onChange={({ target }) => choose(permission, target.checked)}
        className="size-6 shrink-0 accent-leaf"
      />
      <span className="font-semibold">
        {i18n._(PERMISSION_WORDS[permission].name)}
        <span className="block font-normal text-muted">{i18n._(PERMISSION_WORDS[permission].about)}</span>
      </span>
    </label>
  );
  return (
    <>
      <fieldset className="-mx-4">
        <legend className="flex w-full items-center justify-between gap-4 bg-shelf px-4 py-2 font-semibold">
          {i18n._('office.team.whichJobs')}
          <span className="font-normal text-muted tabular-nums">
            {i18n._('office.team.chosen', { count: chosen.length })}
          </span>
        </legend>
        {JOBS.map(row)}
      </fieldset>
      <fieldset className="-mx-4">
        <legend className="w-full bg-shelf px-4 py-2 font-semibold">{i18n._('office.team.apart')}</legend>
        {row('signing')}
      </fieldset>
    </>
  );
}
