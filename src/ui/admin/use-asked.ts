import { useSearchParams } from 'react-router';

/** What a list is asked for, as it stands in the page's address: it survives a reload and can be sent to somebody. */
export type Asked = {
  get: (name: string) => string;
  /** Asks anew, from the first page on; an empty value takes the name out. */
  set: (changes: Record<string, string>) => void;
  /** The address that asks with these changes. */
  to: (changes: Record<string, string>) => string;
};

/** Reads and changes what the page's address asks for. */
export function useAsked(): Asked {
  const [params, setParams] = useSearchParams();
  const changed = (changes: Record<string, string>): URLSearchParams => {
    const next = new URLSearchParams(params);
    if (!('page' in changes)) next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  return {
    get: (name) => params.get(name) ?? '',
    set: (changes) => setParams(changed(changes), { replace: true, preventScrollReset: true }),
    to: (changes) => `?${changed(changes)}`,
  };
}

/** The part of an address that an API call takes over: the names it knows, where they say something. */
export function askedOf(url: string, names: readonly string[]): URLSearchParams {
  const given = new URL(url).searchParams;
  return new URLSearchParams(
    names.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : [])),
  );
}
