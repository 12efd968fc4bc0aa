import { useLingui } from '@lingui/react';
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData, useRouteError } from 'react-router';
import { CallFailed } from '#browser/calls/api-client.ts';
import { download } from '#browser/calls/download.ts';
import { ACCOUNTANT_LINK } from '#returns/returns.ts';
import { LoadProblem, Spinner } from '#ui/page/load-problem.tsx';
import { NeedsScripts } from '#ui/page/needs-scripts.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { BillsBehind } from './bills-behind.tsx';
import { readReturn, SourceContext } from './source.ts';
import { WholeReturn } from './whole-return.tsx';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('office.returns.title') }));

/** It is read by the secret of a link, so no cache keeps it. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

const PATH = '/accountant/returns';
/** The secret stands behind the `#`, which no server sees. */
const secretOfLink = () => ({ [ACCOUNTANT_LINK]: location.hash.slice(1) });
const byLink = {
  isOffice: false,
  save: (path: string, name: string) => download(PATH + path, name, secretOfLink()),
};

/** The return of this link; undefined where the link does not work. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  try {
    return await readReturn(request, { path: PATH, headers: secretOfLink() });
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return undefined;
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { i18n } = useLingui();
  return (
    <>
      <NeedsScripts />
      <Spinner label={i18n._('office.accountant.fetching')} />
    </>
  );
}

/** The returns as an accountant reads them by a link, without an account. */
export default function AccountantPage() {
  const { i18n } = useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  if (!loaded)
    return (
      <div className="mx-auto grid max-w-xl gap-2 py-8">
        <h1 className="text-2xl font-bold">{i18n._('office.accountant.over')}</h1>
        <p>{i18n._('office.accountant.overHint')}</p>
      </div>
    );
  return (
    <SourceContext value={byLink}>
      {loaded.behind ? (
        <BillsBehind period={loaded.period} of={loaded.behind} />
      ) : (
        <WholeReturn asked={loaded.asked} />
      )}
    </SourceContext>
  );
}

export function ErrorBoundary() {
  const { i18n } = useLingui();
  return <LoadProblem title={i18n._('office.accountant.notFetched')} error={useRouteError()} />;
}
