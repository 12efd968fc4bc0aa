import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useShown } from '#browser/calls/use-call.ts';
import type { StaffPacks } from '#catalogue/products/pack-form.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { packName } from '#catalogue/stock/page-words.ts';

/**
 * The packs of a family on the screen. A change shows at once and is undone if the server refuses it; a conflicting
 * change is reported and shown.
 */
export function usePacks(loaded: StaffProduct[]) {
  const { i18n } = useLingui();
  const [packs, show] = useShown(loaded);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const seen = packs.map(({ _id }) => _id);

  const change = async (
    shown: StaffProduct[],
    says: string,
    call: () => Promise<unknown>,
  ): Promise<boolean> => {
    if (busy) return false;
    setProblem(undefined);
    setBusy(true);
    try {
      await call();
      show(shown);
      setSaid(says);
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      show(packsIn(error) ?? packs);
      setProblem(i18n._('office.notSaved', { message: error.message }));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const group = (shown: StaffProduct[], says: string): Promise<boolean> =>
    change(shown, says, () =>
      callApi('/products/families', { method: 'PUT', body: { packs: shown.map(({ _id }) => _id), seen } }),
    );

  return {
    packs,
    seen,
    problem,
    said,
    /** A change is being written. */
    busy,
    /** Shows the family as it is now. */
    show,
    order: (ids: string[]): void => {
      const moved = ids.find((id, place) => id !== seen[place]);
      const shown = ids.flatMap((id) => packs.find(({ _id }) => _id === id) ?? []);
      const name = nameOf(i18n, packs, moved);
      void group(
        shown,
        i18n._('office.nowNumber', { name, place: ids.indexOf(moved ?? '') + 1, count: ids.length }),
      );
    },
    takeIn: (product: StaffProduct): Promise<boolean> =>
      group([...packs, product], i18n._('office.packs.tookIn', { pack: packName(i18n, product) })),
    /** Answers whether it is out. */
    takeOut: (id: string): Promise<boolean> => {
      const left = packs.filter(({ _id }) => _id !== id);
      return change(left, i18n._('office.packs.alone', { pack: nameOf(i18n, packs, id) }), () =>
        callApi(`/products/families/${id}`, { method: 'DELETE' }),
      );
    },
  };
}

const nameOf = (i18n: I18n, packs: readonly StaffProduct[], id: string | undefined): string => {
  const pack = packs.find(({ _id }) => _id === id);
  return pack ? packName(i18n, pack) : '';
};

/** The packs as they are now, from a refusal that carries them. */
export const packsIn = ({ code, detail }: CallFailed): StaffProduct[] | undefined =>
  code === 'conflict' ? (detail as Partial<StaffPacks>).packs : undefined;
