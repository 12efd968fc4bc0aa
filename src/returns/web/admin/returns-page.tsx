import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import type { Accountants } from '#returns/returns.ts';
import { adminMeta } from '#ui/admin/screen.tsx';
import { AccountantCard } from './accountant-card.tsx';
import { BillsBehind } from './bills-behind.tsx';
import { readReturn } from './source.ts';
import { WholeReturn } from './whole-return.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.returns.title'));

/** Reads the return or the bills behind a figure, and the links of accountants. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [shown, { accountants }] = await Promise.all([
    readReturn(request),
    callApi<Accountants>('/accountants', { signal: request.signal }),
  ]);
  return { ...shown, accountants };
}

/** The return of a period, or the bills behind one of its figures. */
export default function ReturnsPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  if (loaded.behind) return <BillsBehind period={loaded.period} of={loaded.behind} />;
  return (
    <WholeReturn asked={loaded.asked}>
      <AccountantCard links={loaded.accountants} />
    </WholeReturn>
  );
}
