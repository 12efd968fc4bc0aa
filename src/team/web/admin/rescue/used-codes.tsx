import { useLingui } from '@lingui/react';
import { formatDay } from '#base/time.ts';
import { CODES_ON_PAPER, type RescueState } from '#identity/identity.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';

const FEW = 2;

/** The numbers of the codes that were used, and of those that are left. The codes stand on the paper alone. */
export function UsedCodes({ madeAt, used }: { madeAt: string; used: RescueState['used'] }) {
  const { i18n } = useLingui();
  const left = CODES_ON_PAPER - used.length;
  return (
    <section aria-labelledby="paper" className="rounded-tile border border-line bg-white p-4">
      <h2 id="paper" className="text-base font-semibold">
        {i18n._('office.codes.left', { left, count: CODES_ON_PAPER })}
      </h2>
      <p className="text-muted">{i18n._('office.codes.paperOf', { day: formatDay(i18n, madeAt) })}</p>
      <ol className="mt-3 grid grid-cols-4 gap-2 sm:grid-cols-8">
        {Array.from({ length: CODES_ON_PAPER }, (_, at) => at + 1).map((place) => {
          const isUsed = used.includes(place);
          return (
            <li
              key={place}
              className={`flex min-h-11 items-center justify-center gap-1 rounded-control border font-semibold tabular-nums ${isUsed ? 'border-line bg-shelf text-muted' : 'border-leaf bg-leaf-soft text-leaf-dark'}`}
            >
              <span aria-hidden="true" className={isUsed ? 'line-through' : undefined}>
                {place}
              </span>
              <span className="sr-only">
                {isUsed ? i18n._('office.codes.used', { place }) : i18n._('office.codes.free', { place })}
              </span>
              {isUsed && <ToolIcon name="check" className="size-4" />}
            </li>
          );
        })}
      </ol>
      {left <= FEW && (
        <p className="mt-3 rounded-control bg-marigold-soft p-3">
          {left === 0 ? i18n._('office.codes.allUsed') : i18n._('office.codes.fewLeft')}
        </p>
      )}
    </section>
  );
}
