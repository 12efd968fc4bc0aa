import { i18n } from '@lingui/core';
import { formatDay } from '#base/time.ts';
import type { SearchMiss } from '#search/search.ts';
import { Button } from '#ui/button.tsx';

/** What people looked for and did not find, the most frequent first. */
export const MissList = ({ misses, onTeach }: { misses: SearchMiss[]; onTeach: (term: string) => void }) => (
  <section aria-labelledby="misses" className="rounded-tile border border-line bg-white p-4">
    <h2 id="misses" className="text-base font-semibold">
      {i18n._('office.searches.misses')}
    </h2>
    {misses.length === 0 && <p className="py-4 text-muted">{i18n._('office.searches.misses.none')}</p>}
    <ul>
      {misses.map(({ term, times, lastAt }) => (
        <li key={term} className="flex items-center gap-3 border-b border-line py-1 last:border-0">
          <span className="min-w-0 flex-1">
            <span className="block font-medium break-words">{term}</span>
            <span className="text-muted">
              {i18n._('office.searches.times', { times, day: formatDay(i18n, lastAt) })}
            </span>
          </span>
          <Button
            look="plain"
            aria-label={i18n._('office.searches.teachNamed', { term })}
            onClick={() => onTeach(term)}
          >
            {i18n._('office.searches.teach')}
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
