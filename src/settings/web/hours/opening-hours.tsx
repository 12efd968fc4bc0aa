import { useLingui } from '@lingui/react';
import { loadWords } from '#browser/language/words.ts';
import { useShop } from '#settings/web/use-shop.ts';
import { weekRows } from './hours-words.ts';

await loadWords('offline');

/** The hours of every week, the same at every moment. Nothing in a shop without them. */
export function OpeningHours() {
  const { i18n } = useLingui();
  const week = useShop().hours?.week;
  if (!week) return null;
  return (
    <dl className="grid gap-x-3 gap-y-1 text-sm">
      {weekRows(i18n, week).map(({ days, hours }) => (
        <div key={days} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
