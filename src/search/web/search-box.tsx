import { useLingui } from '@lingui/react';
import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { Icon } from '#ui/icon.tsx';
import type * as SearchSuggestions from './search-suggestions.tsx';

/** The id of the one search box; other controls send the shopper there. */
export const SEARCH_BOX = 'search';

/** On a link to the search box: puts the cursor into it. */
export function goToSearch(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(SEARCH_BOX)?.focus();
}

/**
 * The search of the whole shop, a plain form. The code for suggestions and for listening, where the browser can, is
 * loaded when the shopper first comes near the box.
 */
export function SearchBox() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const q = pathname === pageAddress('shop') ? (new URLSearchParams(search).get('q') ?? '') : '';
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState('');
  const [near, setNear] = useState<typeof SearchSuggestions>();

  const prepare = () => {
    if (near) return;
    // Without a connection the box is still a form.
    void import('./search-suggestions.tsx').then(setNear, () => undefined);
  };
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
    const wanted = input.value.trim();
    setWords('');
    input.blur();
    void navigate(pageAddress('shop', { q: wanted || undefined }));
  };
  const findHeard = (wanted: string) => {
    if (wanted) void navigate(pageAddress('shop', { q: wanted }));
  };
  // Arrow keys move between the box and the suggestions, Escape closes them.
  const walk = (event: KeyboardEvent) => {
    const stops = [...(form.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step && stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (event.key === 'Escape') {
      setWords('');
      stops[0]?.focus();
    }
    if (next) {
      event.preventDefault();
      next.focus();
    }
  };

  return (
    <search className="relative min-w-0 flex-1 sm:mx-auto lg:max-w-md">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- sees whether the focus leaves */}
      <form
        ref={form}
        action={useHref(pageAddress('shop'))}
        onSubmit={find}
        onBlur={({ relatedTarget }) => !form.current?.contains(relatedTarget) && setWords('')}
      >
        <input
          key={q}
          id={SEARCH_BOX}
          type="search"
          name="q"
          defaultValue={q}
          onFocus={prepare}
          onPointerEnter={prepare}
          onInput={({ currentTarget }) => setWords(currentTarget.value.trim())}
          onKeyDown={walk}
          aria-label={i18n._('shop.search.label')}
          placeholder={i18n._('shop.search.hint')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          className={`min-h-11 w-full rounded-control border border-muted/60 bg-white pl-9 text-ellipsis placeholder:text-muted sm:pl-11 ${near ? 'pr-11' : 'pr-2'}`}
        />
        <Icon
          name="search"
          className="pointer-events-none absolute top-3 left-2.5 size-5 sm:left-4 text-muted"
        />
        {near && <near.VoiceSearch onHeard={findHeard} />}
        {near && <near.SearchSuggestions words={words} onKeyDown={walk} onPick={() => setWords('')} />}
      </form>
    </search>
  );
}
