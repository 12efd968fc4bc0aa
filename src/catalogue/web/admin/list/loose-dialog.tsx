import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { formatQuantity } from '#base/figures/amount.ts';
import { sayField } from '#base/language/said.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import type { MadeLoose, MakeLoose } from '#catalogue/selling/make-loose.ts';
import { ruleText } from '#catalogue/stock/page-words.ts';
import { shownTitle, unitText } from '#catalogue/web/admin/shown-goods.tsx';
import { CONTROL } from '#ui/admin/form/fields.tsx';
import { PreviewFooter } from '#ui/admin/preview-footer.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { Trans } from '#ui/words/trans.tsx';

type Line = MadeLoose['lines'][number];

/** Makes chosen products loose goods: first what would become of each, then, when confirmed, the change. */
export function LooseDialog({
  products,
  onDone,
  onClose,
}: {
  products: readonly StaffProduct[];
  onDone: () => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const [least, setLeast] = useState('0.25');
  const [step, setStep] = useState('0.05');
  const [report, setReport] = useState<MadeLoose>();
  const { busy, problem, run } = useCall();

  const send = (asked: Pick<MakeLoose, 'products' | 'confirmed'>): Promise<MadeLoose> => {
    const body = { ...asked, least: Number(least || Number.NaN), step: Number(step || Number.NaN) };
    return callApi<MadeLoose>('/products/loose', { method: 'POST', body });
  };
  const look = (): Promise<void> =>
    run(async () => {
      setReport(undefined);
      setReport(await send({ products: products.map(({ _id }) => ({ _id })), confirmed: false }));
    });
  const confirm = (lines: readonly Line[]): Promise<void> =>
    run(async () => {
      const { lines: made, left } = await send({
        products: lines.map(({ _id, revision }) => ({ _id, revision })),
        confirmed: true,
      });
      if (made.length > 0) showToast('success', i18n._('office.loose.done', { count: made.length }));
      if (left.length > 0) setReport({ lines: [], left });
      else onDone();
    });
  const anew = (set: (value: string) => void) => (value: string) => {
    set(value.trim());
    setReport(undefined);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={
        products.length === 1
          ? i18n._('office.loose.titleOne', { title: shownTitle(products[0]!) })
          : i18n._('office.loose.title', { count: products.length })
      }
      footer={
        <PreviewFooter
          form="loose"
          changes={report?.lines.length ?? 0}
          busy={busy}
          onChange={() => void confirm(report?.lines ?? [])}
          onClose={onClose}
        />
      }
    >
      <p className="mb-3">{i18n._('office.loose.about')}</p>
      <form
        id="loose"
        className="grid grid-cols-2 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <Quantity label={i18n._('office.leastKg')} value={least} onChange={anew(setLeast)} />
        <Quantity label={i18n._('office.loose.step')} value={step} onChange={anew(setStep)} />
      </form>
      <div className="mt-3 grid gap-3">
        <Problem text={problem} />
        {report && <LoosePreview report={report} />}
      </div>
    </Dialog>
  );
}

const Quantity = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) => (
  <label className="grid gap-1">
    <span className="text-sm font-medium">{label}</span>
    <input
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={CONTROL}
    />
  </label>
);

function LoosePreview({ report: { lines, left } }: { report: MadeLoose }) {
  const { i18n } = useLingui();
  return (
    <>
      {lines.length > 0 && (
        <ul aria-label={i18n._('office.loose.changes')} className="grid divide-y divide-line">
          {lines.map(({ _id, title, from, to }) => (
            <li key={_id} className="py-2">
              <span className="font-semibold">
                <OwnWords text={title} />
              </span>
              <span className="block">
                <Trans
                  id="office.loose.per"
                  values={{ unit: unitText(i18n, from.unit) }}
                  components={{ price: <Money rupees={from.price} /> }}
                />
                {to.unit !== from.unit && (
                  <>
                    {' → '}
                    <Trans
                      id="office.loose.per"
                      values={{ unit: unitText(i18n, to.unit) }}
                      components={{ price: <Money rupees={to.price} /> }}
                    />
                  </>
                )}
                , {ruleText(i18n, to)}
              </span>
              <span className="block text-muted">
                {i18n._('office.inStock', { amount: formatQuantity(i18n, to.stock, to.unit) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <ul aria-label={i18n._('office.loose.stays')} className="rounded-control bg-marigold-soft px-3 py-2">
          {left.map(({ _id, title, why }) => (
            <li key={_id}>
              <OwnWords text={title} />: {sayField(i18n, why)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
