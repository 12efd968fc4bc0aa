import { type ComponentType, type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from '#ui/icon.tsx';

/** The id of the one search box; other controls send the shopper there. */
export const SEARCH_BOX = 'search';

/** What the suggestions are told. */
export type SuggestionsProps = { input: HTMLInputElement };

/**
 * The search of the whole shop, a plain form. What suggests goods while typing is fetched when somebody first comes
 * near the box.
 */
export function SearchBox() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const q = pathname === '/shop' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const find = (event: FormEvent) => {
    event.preventDefault();
    input?.blur();
    const words = input?.value.trim();
    void navigate(words ? `/shop?q=${encodeURIComponent(words)}` : '/shop');
  };
  const prepare = () => {
    if (!Suggestions)
      void import('./search-suggestions.tsx').then(
        (module) => setSuggestions(() => module.SearchSuggestions),
        // Without a connection the box is still a form.
        () => undefined,
      );
  };
  return (
    <form
      role="search"
      action="/shop"
      onSubmit={find}
      onFocus={prepare}
      onPointerEnter={prepare}
      className="relative order-last w-full lg:order-none lg:mx-auto lg:max-w-md"
    >
      <input
        key={q}
        ref={setInput}
        id={SEARCH_BOX}
        type="search"
        name="q"
        defaultValue={q}
        aria-label="Search the shop"
        placeholder="Search tomato, atta, jeera…"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className="min-h-11 w-full rounded-full border border-muted/60 bg-white pr-4 pl-11 placeholder:text-muted"
      />
      <Icon name="search" className="pointer-events-none absolute top-3 left-4 size-5 text-muted" />
      {Suggestions && input && <Suggestions input={input} />}
    </form>
  );
}
