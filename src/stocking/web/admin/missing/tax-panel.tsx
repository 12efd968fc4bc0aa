import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import {
  CONFIRMED_AT_ONCE,
  type TaxProposal,
  type TaxProposals,
  type TypedRate,
} from '#stocking/stocking.ts';
import { taxGoodsChoices } from '#tax/tax.ts';
import { Button } from '#ui/button.tsx';
import { Problem, SelectField } from '#ui/form/field.tsx';
import { showToast } from '#ui/toast/toast.tsx';

/** Proposals of goods for GST: sure ones are confirmed all with one tap, the others one by one. */
export function TaxPanel({ loaded }: { loaded: TaxProposals }) {
  useLingui();
  const [{ sure, unsure, goods }, show] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();
  const choices = taxGoodsChoices(goods, i18n.locale);
  const titleOf = (key: string): string => choices.find((one) => one.key === key)?.title ?? '';

  const ofList = sure.filter(({ ownRate }) => ownRate !== null).length;

  const confirm = async (proposals: readonly TaxProposal[]): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      for (let from = 0; from < proposals.length; from += CONFIRMED_AT_ONCE) {
        const products = proposals
          .slice(from, from + CONFIRMED_AT_ONCE)
          .map(({ _id, taxGoods, hsn, ownRate }) => ({ id: _id, taxGoods, hsn, follows: ownRate !== null }));
        show(
          await callApi<TaxProposals>('/products/admin/missing/tax', { method: 'POST', body: { products } }),
        );
      }
      showToast('success', i18n._('office.tax.saved'));
      await revalidate();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };

  if (sure.length + unsure.length === 0) return null;
  return (
    <section
      aria-labelledby="tax-panel"
      className="mb-4 grid gap-3 rounded-tile border border-line bg-white p-4"
    >
      <h2 id="tax-panel" className="text-lg font-bold">
        {i18n._('office.missing.taxTitle')}
      </h2>
      {problem && <Problem text={problem} />}
      {sure.length > 0 && (
        <>
          <details>
            <summary className="min-h-11 cursor-pointer py-2">
              {i18n._('office.missing.taxSure', { count: sure.length })}
            </summary>
            <ul className="grid gap-1">
              {sure.map(({ _id, title, taxGoods, ownRate }) => (
                <li key={_id}>
                  {title}: {titleOf(taxGoods)}
                  {ownRate && ` · ${percent(ownRate.typed)} → ${lawOf(ownRate)}`}
                </li>
              ))}
            </ul>
          </details>
          {ofList > 0 && (
            <p className="text-muted">{i18n._('office.missing.taxOfList', { count: ofList })}</p>
          )}
          <Button busy={busy} className="justify-self-start" onClick={() => void confirm(sure)}>
            {i18n._('office.missing.taxAll', { count: sure.length })}
          </Button>
        </>
      )}
      {unsure.length > 0 && (
        <>
          <p className="text-muted">{i18n._('office.missing.taxUnsure', { count: unsure.length })}</p>
          <ul className="grid gap-3">
            {unsure.slice(0, SHOWN).map((proposal) => (
              <Unsure
                key={proposal._id}
                proposal={proposal}
                choices={choices}
                busy={busy}
                onConfirm={confirm}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const percent = (hundredths: number): string => `${hundredths / 100} %`;

/** The rate by law, and whether the goods count as loose. */
const lawOf = ({ law, takenAs }: TypedRate): string =>
  `${percent(law)}, ${takenAs === 'loose' ? i18n._('office.tax.loose') : i18n._('office.tax.packed')}`;

/** Unsure ones that are shown at once; the next come as these are confirmed. */
const SHOWN = 20;

function Unsure({
  proposal,
  choices,
  busy,
  onConfirm,
}: {
  proposal: TaxProposal;
  choices: ReturnType<typeof taxGoodsChoices>;
  busy: boolean;
  onConfirm: (proposals: readonly TaxProposal[]) => Promise<void>;
}) {
  const [taxGoods, setTaxGoods] = useState(proposal.taxGoods);
  const isOther = taxGoods !== proposal.taxGoods;
  const { title, ownRate } = proposal;
  // The heading was that of the goods that were proposed.
  const chosen = { ...proposal, taxGoods, ...(isOther && { hsn: '' }) };
  return (
    <li className="grid gap-2 border-t border-line pt-3 sm:grid-cols-[1fr_auto] sm:items-end">
      <SelectField
        name={`taxGoods ${proposal._id}`}
        label={[proposal.title, proposal.pack].filter(Boolean).join(', ')}
        value={taxGoods}
        onChange={({ currentTarget }) => setTaxGoods(currentTarget.value)}
      >
        <option value="">{i18n._('office.product.unknown')}</option>
        {choices.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </SelectField>
      <Button
        look="secondary"
        busy={busy}
        aria-label={
          ownRate
            ? i18n._('office.missing.taxFollowOf', { title })
            : i18n._('office.missing.taxOneOf', { title })
        }
        onClick={() => void onConfirm([chosen])}
      >
        {ownRate ? i18n._('office.missing.taxFollow') : i18n._('office.missing.taxOne')}
      </Button>
      {ownRate && (
        <>
          <p className="text-muted">
            {i18n._('office.missing.taxTyped', { typed: percent(ownRate.typed), law: lawOf(ownRate) })}
          </p>
          <Button
            look="plain"
            busy={busy}
            aria-label={i18n._('office.missing.taxKeepOf', { rate: percent(ownRate.typed), title })}
            onClick={() => void onConfirm([{ ...chosen, ownRate: null }])}
          >
            {i18n._('office.missing.taxKeep', { rate: percent(ownRate.typed) })}
          </Button>
        </>
      )}
    </li>
  );
}
