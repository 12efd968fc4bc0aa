import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import { download } from '#browser/calls/download.ts';
import { useSession } from '#identity/web/public.ts';
import type { BillsBehind, Return } from '#returns/returns.ts';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';

/** Where a return is read: in the back office, or by an accountant's link, which leads to nothing else. */
type Source = { isOffice: boolean; save: (path: string, name: string) => Promise<void> };

/** The source of the return on the page. */
export const SourceContext = createContext<Source>({
  isOffice: true,
  save: (path, name) => download(`/returns${path}`, name, useSession.getState().token),
});

/** The source of the return on the page. */
export const useSource = (): Source => use(SourceContext);

/** Addresses of other periods and figures, on this page. They keep the secret of a link, which stands behind the `#`. */
export function useReturnLinks() {
  const { to } = useListQuery();
  const { hash } = useLocation();
  return { to: (changes: Record<string, string>): string => to(changes) + hash };
}

/** Reads the return of the period in the address, or of the last one that is over; or the bills behind one of its figures. */
export async function readReturn(
  { url, signal }: Request,
  { path = '/returns', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const query = listQueryOf(url, ['period', 'part', 'cell', 'after']);
  const [period, cell] = [query.get('period'), query.get('cell')];
  const call = { signal, headers };
  if (period !== null && cell !== null)
    return { period, behind: await callApi<BillsBehind>(`${path}/bills?${query}`, call) };
  return { asked: await callApi<Return>(`${path}?${listQueryOf(url, ['period'])}`, call) };
}
