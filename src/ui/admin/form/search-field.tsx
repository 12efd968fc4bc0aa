import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ToolIcon } from '../tool-icon.tsx';
import type { ListQuery } from '../use-list-query.ts';

const PAUSE = 250;

/** A search field that searches while the user types. The search term is kept in the page's address. */
export function SearchField({
  label,
  asked,
  placeholder,
}: {
  label: string;
  asked: ListQuery;
  placeholder?: string;
}) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(asked.get('q'));
  const inAddress = asked.get('q');
  useEffect(() => {
    // Going back in the history changes the address without changing the field.
    if (field.current && inAddress !== sent.current) field.current.value = inAddress;
    sent.current = inAddress;
  }, [inAddress]);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    // Someone who types and then leaves the page must not be brought back to it.
    if (isLeaving) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [isLeaving]);
  useEffect(() => {
    // A busy screen hears of the way to another page later than the pause ends.
    const stop = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.pathname !== window.location.pathname) clearTimeout(timer.current);
    };
    document.addEventListener('click', stop, { capture: true });
    return () => document.removeEventListener('click', stop, { capture: true });
  }, []);

  const ask = (q: string): void => {
    clearTimeout(timer.current);
    if (q === sent.current) return;
    sent.current = q;
    asked.set({ q });
  };
  return (
    <search className="relative min-w-0 flex-1">
      <ToolIcon name="search" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder ?? label}
        defaultValue={inAddress}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => {
          const { value } = event.currentTarget;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => ask(value.trim()), PAUSE);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(event.currentTarget.value.trim());
        }}
        className="min-h-11 w-full rounded-control border border-muted/60 bg-white pr-3 pl-10 text-base md:text-sm"
      />
    </search>
  );
}
