import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link, type MetaDescriptor } from 'react-router';
import type { Language } from '#base/language/language.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { type Matches, pageWords } from '#ui/page/page-head.ts';

/** The header of a screen: title, count, and its main action; on a page below another the way back, and what it belongs to. */
export const ScreenHeader = ({
  title,
  count,
  back,
  children,
}: {
  title: string;
  count?: string;
  back?: { to: string; label: string; group: string };
  children?: ReactNode;
}) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <div className="flex min-w-0 items-center gap-1">
      {back && (
        <Link
          to={back.to}
          aria-label={back.label}
          className="-my-2 -ml-3 grid size-11 shrink-0 place-items-center text-ink"
        >
          <ToolIcon name="left" />
        </Link>
      )}
      <div className="min-w-0">
        <h1 className={back ? 'text-xl leading-tight font-bold' : 'text-xl font-bold'}>
          {title}
          {count !== undefined && (
            <span className="block text-sm font-normal text-muted tabular-nums md:ml-2 md:inline">
              {count}
            </span>
          )}
        </h1>
        {back && back.group !== title && <p className="text-sm leading-tight text-muted">{back.group}</p>}
      </div>
    </div>
    {children && <div className="flex flex-wrap gap-2">{children}</div>}
  </div>
);

/**
 * The document head of a page of the back office: its title in the page's language, and `noindex`. Without a title
 * it is the back office's own.
 */
export function adminMeta(matches: Matches, titleIn?: (words: I18n) => string): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { language: Language }
    | undefined;
  const i18n = pageWords(root?.language ?? 'en');
  const name = i18n._('office.title');
  return [{ title: titleIn ? `${titleIn(i18n)} · ${name}` : name }, { name: 'robots', content: 'noindex' }];
}

/** Shown instead of an empty list: why it is empty, and what to do about it. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="grid justify-items-center gap-4 rounded-tile border border-dashed border-line bg-paper px-4 py-16 text-center text-base text-muted">
    <p>{text}</p>
    {children}
  </div>
);

/** The last part of a screen: features that it does not have yet. */
export const ComingSoon = ({ children }: { children: ReactNode }) => {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="coming-soon" className="mt-8 rounded-tile border border-dashed border-line p-4">
      <h2 id="coming-soon" className="text-base font-semibold">
        {i18n._('office.soon')}
      </h2>
      <ul className="mt-1 list-disc pl-5 text-muted">{children}</ul>
    </section>
  );
};

/** A progress bar from 0 to 1. Without `share` it only shows that something is going on. */
export const ProgressBar = ({ label, share }: { label: string; share?: number | undefined }) => (
  <div className="grid gap-1">
    <span className="flex justify-between gap-4 text-muted">
      <span>{label}</span>
      {share !== undefined && (
        <span className="whitespace-nowrap tabular-nums">{Math.round(share * 100)} %</span>
      )}
    </span>
    <progress aria-label={label} {...(share !== undefined && { value: share })} className="sr-only" />
    <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
      <div
        className={`h-full rounded-full bg-leaf ${share === undefined ? 'w-1/3 animate-pulse' : ''}`}
        {...(share !== undefined && { style: { width: `${share * 100}%` } })}
      />
    </div>
  </div>
);
