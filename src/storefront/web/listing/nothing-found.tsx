import { Link } from 'react-router';
import { isNarrow } from '#catalogue/catalogue.ts';
import type { Asked } from '#storefront/listing.ts';
import { buttonClass } from '#ui/button.tsx';

/** What a listing says when it has nothing: why, and what to do. */
export function NothingFound({ asked }: { asked: Asked }) {
  const { q } = asked;
  const isNarrowed = isNarrow(asked.filter);
  return (
    <output className="grid justify-items-center gap-3 py-10 text-center">
      <p className="text-lg font-bold">{q ? `Nothing found for “${q}”` : 'Nothing to show here'}</p>
      <p className="max-w-prose text-muted">
        {isNarrowed ? 'No goods are like that. Take a filter off, or show all goods.' : hint(q)}
      </p>
      <Link to="?" className={buttonClass('secondary')} preventScrollReset>
        Show all goods
      </Link>
    </output>
  );
}

function hint(q: string): string {
  if (q)
    return 'Try a shorter word or another name for it, in English or Hindi; small spelling mistakes do no harm.';
  return 'There are no goods in these categories just now.';
}
