import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { StagedImports } from '#imports/staged.ts';

const STATES: Record<string, string> = {
  reading: 'being read',
  checking: 'being checked',
  waiting: 'waits for you',
  importing: 'being imported',
  done: 'imported',
  failed: 'broken off',
};

/** The files of the last week: a closed tab loses none. */
export function LatestImports() {
  const [imports, setImports] = useState<StagedImports['imports']>([]);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const asking = new AbortController();
    callApi<StagedImports>('/products/imports', { signal: asking.signal }).then(
      (found) => setImports(found.imports),
      (error: unknown) => {
        if (error instanceof CallFailed) setProblem(error.message);
      },
    );
    return () => asking.abort();
  }, []);
  if (problem) return <p className="mt-4 text-muted">{problem}</p>;
  if (imports.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="font-semibold">Files of the last week</h3>
      <ul className="divide-y divide-line">
        {imports.map(({ id, fileName, state, rows }) => (
          <li key={id}>
            <Link
              to={pageAddress('import', { file: id })}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1"
            >
              <span className="min-w-0 wrap-anywhere">{fileName}</span>
              <span className="min-w-0 text-sm text-muted">
                {rows.toLocaleString('en-IN')} {rows === 1 ? 'row' : 'rows'} · {STATES[state] ?? state}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
