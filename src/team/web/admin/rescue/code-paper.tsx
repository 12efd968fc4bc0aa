import { useLingui } from '@lingui/react';
import { formatDay } from '#base/time.ts';
import type { RescueCodes } from '#identity/identity.ts';
import { useShop } from '#settings/web/public.ts';

/** The paper of the codes: only the printer sees it. On a narrow roll the codes stand below each other. */
export function CodePaper({ made: { codes, madeAt } }: { made: RescueCodes }) {
  const { i18n } = useLingui();
  const { name } = useShop();
  return (
    <article aria-hidden="true" className="hidden max-w-[13cm] text-black print:block">
      <style>{'@page { margin: 8mm }'}</style>
      <header className="border-b-2 border-black pb-2">
        <p className="text-xl font-bold">{name}</p>
        <p>{i18n._('office.codes.paperTitle', { day: formatDay(i18n, madeAt) })}</p>
      </header>
      <p className="my-3">{i18n._('office.codes.paperHow')}</p>
      <ol
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.5cm),1fr))] border-t border-l border-black"
        translate="no"
      >
        {codes.map((code, at) => (
          <li
            key={code}
            className="flex min-h-11 items-center gap-2 border-r border-b border-black px-2 [break-inside:avoid]"
          >
            <span className="size-4 shrink-0 rounded-[3px] border border-black" />
            <span className="w-4 text-sm">{at + 1}</span>
            <span className="font-mono text-lg font-semibold whitespace-nowrap">{code}</span>
          </li>
        ))}
      </ol>
      <p className="my-3">
        {i18n._('office.codes.paperShop')}{' '}
        <b lang="en" className="break-all">
          {typeof location === 'undefined' ? '' : location.host}
        </b>
        <br />
        {i18n._('office.codes.paperVoid')}
      </p>
      <p className="mt-6 border-t border-black pt-2 text-sm">{i18n._('office.codes.paperKeep')}</p>
    </article>
  );
}
