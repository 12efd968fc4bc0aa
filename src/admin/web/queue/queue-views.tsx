import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import * as v from 'valibot';
import type { QueueGroup } from '#admin/queue.ts';
import { dayAfter, startOfShopDay } from '#base/calendar.ts';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatDay, formatTime, shopDay } from '#base/time.ts';
import { type KeptName, keep, readKept } from '#browser/storage.ts';
import { useSession } from '#identity/web/public.ts';
import { PAYMENT_METHODS } from '#money/money.ts';
import { PAYMENT_WORDS } from '#money/web/public.ts';
import { type QueueTab, QUEUE_TABS } from '#orders/orders.ts';
import { CONTROL } from '#ui/admin/form/fields.tsx';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import type { ListQuery } from '#ui/admin/use-list-query.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';

const SavedView = v.strictObject({
  name: v.string(),
  tab: v.picklist(QUEUE_TABS),
  filters: v.record(v.string(), v.string()),
});

/** A saved view of the queue: a tab with its filters, under a name. */
type SavedView = v.InferOutput<typeof SavedView>;

const FILTERS = ['on', 'at', 'above', 'method'] as const;

const AMOUNTS = [500, 1000, 2000, 5000];

const tomorrow = () => startOfShopDay(dayAfter(shopDay(new Date().toISOString()), 1));

/** Filters of a tab, and the views that the user saved on this device. */
export function QueueViews({
  groups,
  asked,
  tab,
}: {
  groups: readonly QueueGroup[];
  asked: ListQuery;
  tab: QueueTab;
}) {
  const { i18n } = useLingui();
  const { views, save, remove } = useSavedViews();
  const [naming, setNaming] = useState(false);
  const set = FILTERS.filter((name) => asked.get(name));
  const here = Object.fromEntries(set.map((name) => [name, asked.get(name)]));
  const isHere = ({ tab: of, filters }: SavedView): boolean =>
    of === tab && FILTERS.every((name) => (filters[name] ?? '') === asked.get(name));
  const times = new Set(groups.flatMap(({ round }) => round?.from ?? []));
  if (asked.get('at')) times.add(asked.get('at'));
  return (
    <fieldset className="-mx-6 flex min-h-12 flex-wrap items-center gap-2 border-b border-line bg-paper px-6 py-1">
      <legend className="sr-only">{i18n._('office.queue.views')}</legend>
      <Choice
        name="on"
        label={i18n._('office.queue.day')}
        asked={asked}
        options={[
          ['today', i18n._('office.today')],
          ['tomorrow', i18n._('office.queue.tomorrow', { date: formatDay(i18n, tomorrow()) })],
        ]}
      />
      <Choice
        name="at"
        label={i18n._('office.queue.time')}
        asked={asked}
        options={[...times].toSorted().map((time) => [time, formatTime(i18n, time)])}
      />
      <Choice
        name="above"
        label={i18n._('office.queue.amount')}
        asked={asked}
        options={AMOUNTS.map((rupees) => [
          String(rupees),
          i18n._('office.queue.above', { amount: formatRupees(rupees) }),
        ])}
      />
      <Choice
        name="method"
        label={i18n._('office.orders.payment')}
        asked={asked}
        options={PAYMENT_METHODS.map((method) => [method, i18n._(PAYMENT_WORDS[method].title.id)])}
      />
      {views.map((view) => (
        <span key={view.name} className="inline-flex items-center">
          <Link
            to={officeAddress('orderQueue', { tab: view.tab, ...view.filters })}
            aria-current={isHere(view) ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-full px-3 text-ink no-underline ring-1 ring-line ring-inset hover:bg-leaf-soft aria-[current]:bg-leaf-soft aria-[current]:font-semibold aria-[current]:text-leaf"
          >
            {view.name}
          </Link>
          {isHere(view) && (
            <button
              type="button"
              aria-label={i18n._('office.queue.removeView', { name: view.name })}
              onClick={() => remove(view.name)}
              className="grid size-11 place-items-center rounded-full text-muted hover:bg-leaf-soft"
            >
              <ToolIcon name="close" className="size-4" />
            </button>
          )}
        </span>
      ))}
      {set.length > 0 && !views.some(isHere) && (
        <Button look="plain" onClick={() => setNaming(true)}>
          <ToolIcon name="plus" className="size-4" />
          {i18n._('office.queue.saveView')}
        </Button>
      )}
      {set.length > 0 && (
        <Link
          to={officeAddress('orderQueue', { tab })}
          className="inline-flex min-h-11 items-center px-2 text-leaf"
        >
          {i18n._('office.clearFilters')}
        </Link>
      )}
      {naming && (
        <NameDialog onClose={() => setNaming(false)} onName={(name) => save({ name, tab, filters: here })} />
      )}
    </fieldset>
  );
}

function Choice({
  name,
  label,
  asked,
  options,
}: {
  name: (typeof FILTERS)[number];
  label: string;
  asked: ListQuery;
  options: readonly (readonly [string, string])[];
}) {
  if (options.length === 0) return null;
  return (
    <select
      aria-label={label}
      value={asked.get(name)}
      onChange={({ target }) => asked.set({ [name]: target.value })}
      className={`${CONTROL} w-auto`}
    >
      <option value="">{label}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

const Named = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('A name, please'), v.maxLength(40, 'At most 40 letters')),
});

function NameDialog({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: Named,
    read: (data) => ({ name: data.get('name') }),
    submit: async ({ name }) => {
      onName(name);
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.queue.saveView')}
      submit={i18n._('office.save')}
      form={form}
      onClose={onClose}
    >
      <Field
        {...form.field('name')}
        label={i18n._('office.queue.viewName')}
        hint={i18n._('office.queue.viewHint')}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}

const nameFor = (user: string | undefined): KeptName => `haat.views.${user ?? ''}`;

/**
 * The views that this person saved on this device. They are the device's: what the laptop at the counter looks at all day
 * is of no use on the owner's phone.
 */
function useSavedViews() {
  const user = useSession((session) => session.user?._id);
  const [views, setViews] = useState(() => readViews(user));
  const write = (next: SavedView[]): void => {
    keep(nameFor(user), next, 'local');
    setViews(next);
  };
  return {
    views,
    save: (view: SavedView) => write([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => write(views.filter((view) => view.name !== name)),
  };
}

/** Reads the saved views; none if the stored data is not valid. */
const readViews = (user: string | undefined): SavedView[] => {
  const read = v.safeParse(v.array(SavedView), readKept(nameFor(user), 'local'));
  return read.success ? read.output : [];
};
