import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { PAYMENT_STATUSES } from '#money/money.ts';
import { STATUSES } from '#orders/orders.ts';
import { paymentText, statusText } from '#orders/web/admin/public.ts';
import { LabelledSelect, DayField } from '#ui/admin/form/fields.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import type { ListQuery } from '#ui/admin/use-list-query.ts';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';

const NAMES = ['status', 'paymentStatus', 'from', 'to'];

const SORTS = [
  ['', /*i18n*/ 'office.orders.date'],
  ['name', /*i18n*/ 'office.orders.byName'],
  ['totalAmount', /*i18n*/ 'office.orders.byPrice'],
] as const;

/**
 * 'Filter By' sorts by name or price; beside it stand the filters, in a drawer of their own where there is little
 * room.
 */
export function OrderFilters({ asked }: { asked: ListQuery }) {
  const { i18n } = useLingui();
  const isWide = useMedia(VERY_WIDE);
  const active = NAMES.filter((name) => asked.get(name)).length;
  const [isOpen, setOpen] = useState(active > 0);
  const fields = <Filters asked={asked} active={active} />;
  if (isWide) {
    return (
      <div className="flex w-full flex-wrap items-end gap-3">
        <FilterBy asked={asked} />
        {fields}
      </div>
    );
  }
  return (
    <>
      <FilterBy asked={asked} />
      {/* Clearing the filters must not close the drawer. */}
      <details
        className="group min-w-40 flex-1 open:basis-full"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-control border border-muted/60 bg-white px-3 font-medium">
          <ToolIcon name="filter" />
          <span className="flex-1">
            {active > 0
              ? i18n._('office.orders.moreFiltersOf', { count: active })
              : i18n._('office.orders.moreFilters')}
          </span>
          <ToolIcon name="down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="pt-3">{fields}</div>
      </details>
    </>
  );
}

/** Names are read from A to Z, prices from the highest down. */
const FilterBy = ({ asked }: { asked: ListQuery }) => {
  const { i18n } = useLingui();
  return (
    <LabelledSelect
      label={i18n._('office.orders.sortBy')}
      options={SORTS.map(([value, label]) => [value, i18n._(label)] as const)}
      value={asked.get('sortBy')}
      className="min-w-32 flex-1 lg:flex-none"
      onChange={({ target: { value } }) => asked.set({ sortBy: value, order: value === 'name' ? 'asc' : '' })}
    />
  );
};

function Filters({ asked, active }: { asked: ListQuery; active: number }) {
  const { i18n } = useLingui();
  const choose = (name: string) => ({
    value: asked.get(name),
    onChange: (event: { target: { value: string } }) => asked.set({ [name]: event.target.value }),
  });
  return (
    <fieldset className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
      <legend className="sr-only">{i18n._('office.orders.moreFilters')}</legend>
      <LabelledSelect
        label={i18n._('office.orders.status')}
        options={[
          ['', i18n._('office.allOf')],
          ...STATUSES.map((status) => [status, statusText(i18n, status)] as const),
        ]}
        {...choose('status')}
      />
      <LabelledSelect
        label={i18n._('office.orders.paymentStatus')}
        options={[
          ['', i18n._('office.allOf')],
          ...PAYMENT_STATUSES.map((status) => [status, paymentText(i18n, status)] as const),
        ]}
        {...choose('paymentStatus')}
      />
      <DayField
        label={i18n._('office.from')}
        value={asked.get('from')}
        max={asked.get('to')}
        onDay={(from) => asked.set({ from })}
      />
      <DayField
        label={i18n._('office.to')}
        value={asked.get('to')}
        min={asked.get('from')}
        onDay={(to) => asked.set({ to })}
      />
      {active > 0 && (
        <button
          type="button"
          className="min-h-11 rounded-control px-3 font-semibold text-leaf hover:bg-leaf-soft"
          onClick={() => asked.set(Object.fromEntries(NAMES.map((name) => [name, ''])))}
        >
          {i18n._('office.clearFilters')}
        </button>
      )}
    </fieldset>
  );
}
