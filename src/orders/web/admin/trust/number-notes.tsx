import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { dayAfter, formatDay, shopDay, startOfShopDay } from '#base/time.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Order } from '#orders/orders.ts';
import { MARKS, NewMark, type Trust } from '#orders/trust/trust.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Field, SelectField } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

const MARK_WORDS = {
  careful: /*i18n*/ { id: 'office.trust.careful' },
  fine: /*i18n*/ { id: 'office.trust.fine' },
} as const satisfies Record<(typeof MARKS)[number], object>;

const CHIP = 'rounded-full bg-marigold-soft px-3 py-1 text-sm';
const USUAL_DAYS = 90;
const inThreeMonths = (): string => dayAfter(shopDay(new Date().toISOString()), USUAL_DAYS);

/** What is known of the number of an order, and what staff note of it. Nothing is shown until the shop has answered. */
export function NumberNotes({ order: { _id, updatedAt } }: { order: Pick<Order, '_id' | 'updatedAt'> }) {
  const { i18n } = useLingui();
  const [trust, setTrust] = useState<Trust>();
  const [asks, setAsks] = useState(false);
  const { busy, problem, run } = useCall();
  useEffect(() => {
    const aborted = new AbortController();
    const read = async (): Promise<void> => {
      try {
        setTrust(await callApi<Trust>(`/orders/${_id}/trust`, { signal: aborted.signal }));
      } catch (error) {
        // No answer, or the page was left meanwhile: the order can be read without it.
        if (!(error instanceof CallFailed) && !aborted.signal.aborted) throw error;
      }
    };
    void read();
    return () => aborted.abort();
  }, [_id, updatedAt]);
  if (!trust) return null;
  const { refused, late, mark } = trust;
  const remove = (): void =>
    void run(async () => setTrust(await callApi<Trust>(`/orders/${_id}/trust`, { method: 'DELETE' })));
  return (
    <div className="my-2 flex flex-wrap items-center gap-2">
      {refused > 0 && <span className={CHIP}>{i18n._('office.trust.refused', { count: refused })}</span>}
      {late > 0 && <span className={CHIP}>{i18n._('office.trust.late', { count: late })}</span>}
      {mark && (
        <span className={CHIP}>
          {i18n._(MARK_WORDS[mark.kind].id)}: <OwnWords text={mark.reason} /> ·{' '}
          {i18n._('office.trust.until', { day: formatDay(i18n, startOfShopDay(mark.until)) })}
        </span>
      )}
      <Button look="plain" className="px-2" onClick={() => setAsks(true)}>
        {i18n._('office.trust.note')}
      </Button>
      {mark && (
        <Button look="plain" className="px-2" busy={busy} onClick={remove}>
          {i18n._('office.trust.remove')}
        </Button>
      )}
      <Problem text={problem} />
      {asks && <MarkDialog order={_id} onMarked={setTrust} onClose={() => setAsks(false)} />}
    </div>
  );
}

/** A note on a number: call first, or all is well; why, and until when. */
function MarkDialog({
  order,
  onMarked,
  onClose,
}: {
  order: string;
  onMarked: (trust: Trust) => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: NewMark,
    submit: async (body) => {
      onMarked(await callApi<Trust>(`/orders/${order}/trust`, { method: 'PUT', body }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.trust.note')}
      submit={i18n._('office.save')}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted">{i18n._('office.trust.about')}</p>
      <SelectField {...form.field('kind')} label={i18n._('office.trust.what')}>
        {MARKS.map((kind) => (
          <option key={kind} value={kind}>
            {i18n._(MARK_WORDS[kind].id)}
          </option>
        ))}
      </SelectField>
      <Field {...form.field('reason')} label={i18n._('office.khata.why')} autoComplete="off" required />
      <Field
        {...form.field('until')}
        type="date"
        label={i18n._('office.khata.to')}
        defaultValue={inThreeMonths()}
        required
      />
    </FormDialog>
  );
}
