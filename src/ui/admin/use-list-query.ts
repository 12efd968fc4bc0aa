import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * The filters, sort and page of a list, kept in the page's address: they survive a reload and can be shared as a
 * link.
 */
export type ListQuery = {
  get: (name: string) => string;
  /** Changes the query and goes to the first page. An empty value removes the parameter. */
  set: (changes: Record<string, string>) => void;
  /** The address of the list with these changes. */
  to: (changes: Record<string, string>) => string;
};

/** The last query, and the address it was asked from, until a screen is drawn with it. */
let asking: { from: string; query: URLSearchParams } | undefined;

/** Reads and changes the list query in the page's address. */
export function useListQuery(): ListQuery {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  // A change that is still loading counts already, so that a second change builds on it; so does one made in the same moment.
  const from = next?.pathname === pathname ? pathname + next.search : pathname + search;
  const params = new URLSearchParams(from.slice(pathname.length));
  // A search that waited for the end of the typing builds on what was chosen meanwhile.
  const latest = useRef(from);
  useEffect(() => {
    latest.current = from;
    return () => {
      asking = undefined;
    };
  }, [from]);
  return {
    get: (name) => params.get(name) ?? '',
    set: (changes) => {
      const shown = latest.current.slice(pathname.length);
      const query = changed(asking?.from === latest.current ? asking.query : shown, changes);
      asking = { from: latest.current, query };
      void navigate(`?${query}`, { replace: true, preventScrollReset: true });
    },
    to: (changes) => `?${changed(asking?.from === from ? asking.query : params, changes)}`,
  };
}

/** A query with these changes, on the first page unless they name another one. */
function changed(query: URLSearchParams | string, changes: Record<string, string>): URLSearchParams {
  const asked = new URLSearchParams(query);
  if (!('page' in changes)) asked.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) asked.set(name, value);
    else asked.delete(name);
  }
  return asked;
}

/** The given query parameters of an address, where they are not empty, for an API call. */
export function listQueryOf(url: string, names: readonly string[]): URLSearchParams {
  const given = new URL(url).searchParams;
  return new URLSearchParams(
    names.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : [])),
  );
}
