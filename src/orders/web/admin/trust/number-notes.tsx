import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { dayAfter, startOfShopDay } from '#base/calendar.ts';
import { phoneDigits } from '#base/phone.ts';
import { formatDay, shopDay } from '#base/time.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { keepSeen, seenAnswer } from '#identity/web/public.ts';
import type { Order } from '#orders/order.ts';
import { MARKS, NewMark, type Trust } from '#orders/trust/trust.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Field, SelectField, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

const MARK_WORDS = {
  careful: /*i18n*/ { id: 'office.trust.careful' },
  fine: /*i18n*/ { id: 'office.trust.fine' },
} as const satisfies Record<(typeof MARKS)[number], object>;

const USUAL_DAYS = 90;
const inThreeMonths = (): string => dayAfter(shopDay(new Date().toISOString()), USUAL_DAYS);

/**
 * History of an order's phone number, and the marks of staff, below `children`. Empty until the shop answers; without a
 * network it shows the copy that this device saw last.
 */
export function NumberNotes({
  order: { _id, updatedAt, selectedAddress },
  children,
}: {
  order: Pick<Order, '_id' | 'updatedAt' | 'selectedAddress'>;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const { trust, setTrust } = useTrust(_id, updatedAt);
  const [asks, setAsks] = useState(false);
  const { busy, problem, run } = useCall();
  const remove = (): void =>
    void run(async () => setTrust(await callApi<Trust>(`/orders/${_id}/trust`, { method: 'DELETE' })));
  const lift = (method: 'PUT' | 'DELETE'): void =>
    void run(async () =>
      setTrust(
        await callApi<Trust>(`/orders/${_id}/trust/newcomer`, {
          method,
          ...(method === 'PUT' && { body: {} }),
        }),
      ),
    );
  const isKnown = typeof trust === 'object';
  const facts = isKnown ? factsOf(i18n, trust) : [];
  const mark = isKnown ? trust.mark : null;
  const look = mark?.kind === 'fine' && !children ? 'bg-leaf-soft' : 'bg-marigold-soft';
  return (
    <section aria-label={i18n._('office.trust.label')} className="mb-2">
      {(children || facts.length > 0 || mark) && (
        <div className={`grid gap-1 rounded-control px-3 py-2 ${look}`}>
          {children}
          {facts.length > 0 && <p className="font-medium">{facts.join(' · ')}</p>}
          {mark && (
            <p className="wrap-anywhere">
              <b className="font-semibold">{i18n._(MARK_WORDS[mark.kind].id)}:</b>{' '}
              <OwnWords text={mark.reason} />
              <span className="block text-sm">
                {i18n._('office.trust.until', { day: formatDay(i18n, startOfShopDay(mark.until)) })},{' '}
                <OwnWords text={mark.by} />
              </span>
            </p>
          )}
        </div>
      )}
      {isKnown && trust.newcomer === 'limited' && (
        <p className="text-muted">{i18n._('office.trust.limited')}</p>
      )}
      {isKnown && trust.newcomer === 'lifted' && (
        <p className="text-muted">{i18n._('office.trust.lifted')}</p>
      )}
      {trust === 'unread' && <p className="text-muted">{i18n._('office.trust.unread')}</p>}
      {isKnown && phoneDigits(selectedAddress.phone) !== '' && (
        <div className="-ml-4 flex flex-wrap">
          <Button look="plain" onClick={() => setAsks(true)}>
            {mark ? i18n._('office.trust.another') : i18n._('office.trust.note')}
          </Button>
          {mark && (
            <Button look="plain" busy={busy} onClick={remove}>
              {i18n._('office.trust.remove')}
            </Button>
          )}
          {trust.newcomer === 'limited' && (
            <Button look="plain" busy={busy} onClick={() => lift('PUT')}>
              {i18n._('office.trust.lift')}
            </Button>
          )}
          {trust.newcomer === 'lifted' && (
            <Button look="plain" busy={busy} onClick={() => lift('DELETE')}>
              {i18n._('office.trust.unlift')}
            </Button>
          )}
        </div>
      )}
      <Problem text={problem} />
      {asks && <MarkDialog order={_id} onMarked={setTrust} onClose={() => setAsks(false)} />}
    </section>
  );
}

const factsOf = (i18n: I18n, { refused, late }: Trust): string[] => [
  ...(refused > 0 ? [i18n._('office.trust.refused', { count: refused })] : []),
  ...(late > 0 ? [i18n._('office.trust.late', { count: late })] : []),
];

/** Loads the history of an order's number; undefined until then, `unread` if neither the shop nor this device has it. */
function useTrust(id: string, updatedAt: string) {
  const [trust, setTrust] = useState<Trust | 'unread'>();
  const path = `/orders/${id}/trust`;
  useEffect(() => {
    const aborted = new AbortController();
    const read = async (): Promise<void> => {
      try {
        const known = await callApi<Trust>(path, { signal: aborted.signal });
        keepSeen(path, known);
        setTrust(known);
      } catch (error) {
        if (aborted.signal.aborted) return;
        if (!(error instanceof CallFailed)) throw error;
        setTrust(seenAnswer<Trust>(path)?.answer ?? 'unread');
      }
    };
    void read();
    return () => aborted.abort();
  }, [path, updatedAt]);
  return { trust, setTrust };
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
