import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** What a list is asked for, as it stands in the page's address: it survives a reload and can be sent to somebody. */
export type ListQuery = {
  get: (name: string) => string;
  /** Asks anew, from the first page on; an empty value takes the name out. */
  set: (changes: Record<string, string>) => void;
  /** The address that asks with these changes. */
  to: (changes: Record<string, string>) => string;
};

/** Reads and changes what the page's address asks for. */
export function useListQuery(): ListQuery {
  const [shown, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // What was just chosen counts at once, also while its answer is on the way: a second choice builds on the first.
  const params = next?.pathname === pathname ? new URLSearchParams(next.search) : shown;
  const changed = (changes: Record<string, string>): URLSearchParams => {
    const asked = new URLSearchParams(params);
    if (!('page' in changes)) asked.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) asked.set(name, value);
      else asked.delete(name);
    }
    return asked;
  };
  return {
    get: (name) => params.get(name) ?? '',
    set: (changes) => setParams(changed(changes), { replace: true, preventScrollReset: true }),
    to: (changes) => `?${changed(changes)}`,
  };
}

/** The part of an address that an API call takes over: the names it knows, where they say something. */
export function listQueryOf(url: string, names: readonly string[]): URLSearchParams {
  const given = new URL(url).searchParams;
  return new URLSearchParams(
    names.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : [])),
  );
}
