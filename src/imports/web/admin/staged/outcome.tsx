import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { saySentences } from '#base/language/said.ts';
import { perUnit } from '#catalogue/catalogue.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import type { StagedImport, SampleRow } from '#imports/staged.ts';

/** The figures of an import: what it will do, or did. */
export function OutcomeFigures({ found: { outcome, state } }: { found: StagedImport }) {
  const { i18n } = useLingui();
  const isDone = state === 'done';
  const figures = [
    [isDone ? /*i18n*/ 'office.import.added' : /*i18n*/ 'office.import.new', outcome.added],
    [/*i18n*/ 'office.import.changed', outcome.changed],
    [/*i18n*/ 'office.import.same', outcome.unchanged],
    [/*i18n*/ 'office.import.left', outcome.leftOut],
    [/*i18n*/ 'office.import.hidden', outcome.hidden],
    [/*i18n*/ 'office.import.kept', outcome.kept],
    [
      isDone ? /*i18n*/ 'office.import.shelvesMade' : /*i18n*/ 'office.import.shelvesToMake',
      outcome.shelves.length,
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-2 md:grid-cols-4">
      {figures
        .filter(([, count], at) => at < 4 || count > 0)
        .map(([label, count]) => (
          <div key={label} className="rounded-control border border-line bg-white px-3 py-2">
            <dd className="text-lg font-semibold tabular-nums">{count.toLocaleString('en-IN')}</dd>
            <dt className="text-muted">{i18n._(label)}</dt>
          </div>
        ))}
    </dl>
  );
}

/** The first rows of the file as they would look in the shop; those left out say why. */
export const SampleCards = ({ sample }: { sample: readonly SampleRow[] }) => {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="sample" className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="sample" className="text-base font-semibold">
          {i18n._('office.import.sample')}
        </h2>
        <span className="text-sm text-muted">
          {i18n._('office.import.rowCount', { count: sample.length })}
          {sample.length > 1 && <span className="lg:hidden">{i18n._('office.import.swipe')}</span>}
        </span>
      </div>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-labelledby="sample"
        className="flex snap-x gap-3 overflow-x-auto pb-2 lg:grid lg:grid-cols-5 lg:gap-y-6"
      >
        {sample.map((row) => (
          <SampleCard key={row.row} row={row} />
        ))}
      </ul>
    </section>
  );
};

function SampleCard({ row: { row, goods, problem, said, cells } }: { row: SampleRow }) {
  const { i18n } = useLingui();
  return (
    <li className="w-36 shrink-0 snap-start md:w-40 lg:w-auto lg:min-w-0">
      <div
        className={`mb-2 grid aspect-[4/3] place-items-center overflow-hidden rounded-tile border ${problem ? 'border-chilli bg-chilli-soft' : 'border-line bg-white'}`}
      >
        {goods ? (
          <GoodsTilePicture art="grocery" thumbnail={goods.thumbnail} className="size-full object-contain" />
        ) : (
          <span className="text-sm font-medium text-chilli">{i18n._('office.import.left')}</span>
        )}
      </div>
      {goods ? (
        <>
          <p className="font-semibold tabular-nums">
            {goods.price === undefined ? '' : formatRupees(goods.price)}{' '}
            {goods.cuttedprice !== undefined && goods.cuttedprice !== goods.price && (
              <s className="font-normal text-muted">{formatRupees(goods.cuttedprice)}</s>
            )}
          </p>
          <p className="line-clamp-2">{goods.title}</p>
          <p className="text-sm text-muted">
            {[perUnit(i18n, goods.unit), goods.pack, stockWords(i18n, goods)].filter(Boolean).join(' · ')}
          </p>
        </>
      ) : (
        <>
          <p className="line-clamp-2">{cells.filter(Boolean).slice(0, 3).join(' · ')}</p>
          {problem && (
            <p className="text-sm font-medium text-chilli">
              {i18n._('office.import.row', { row, reason: saySentences(i18n, said, problem) })}
            </p>
          )}
        </>
      )}
    </li>
  );
}

function stockWords(
  i18n: I18n,
  { stock, counted }: { stock?: number | undefined; counted: boolean },
): string {
  if (!counted) return i18n._('office.note.notCounted');
  return stock === undefined ? '' : i18n._('office.inStock', { amount: stock.toLocaleString('en-IN') });
}
