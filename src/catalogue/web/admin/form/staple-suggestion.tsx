import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { Staple, StapleList } from '#catalogue/products/staples.ts';
import { Button } from '#ui/button.tsx';
import { Trans } from '#ui/words/trans.tsx';
import type { KnownDetails } from './folds/detail-fields.tsx';

const WAIT_MS = 300;
const LEAST_LETTERS = 3;

/** The staple of the starter catalogue that a typed name looks like, and a button that fills in what is known of it. */
export function StapleSuggestion({ typed, onFill }: { typed: string; onFill: (staple: Staple) => void }) {
  const { i18n } = useLingui();
  const [found, setFound] = useState<{ staple: Staple | undefined; q: string }>();
  const [done, setDone] = useState<string>();
  const q = typed.trim();
  useEffect(() => {
    if (q.length < LEAST_LETTERS) return undefined;
    const asking = new AbortController();
    const wait = setTimeout(() => {
      callApi<StapleList>(`/staples?q=${encodeURIComponent(q)}`, { signal: asking.signal }).then(
        ({ staples }) => setFound({ staple: staples[0], q }),
        // A suggestion that cannot be had is not reported: the form can be filled in by hand.
        (error: unknown) => {
          if (!(error instanceof CallFailed) && !asking.signal.aborted) throw error;
          setFound(undefined);
        },
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(wait);
      asking.abort();
    };
  }, [q]);
  const staple = found?.q === q ? found.staple : undefined;
  if (!staple || done === staple.name) return null;
  return (
    <output className="flex items-center justify-between gap-3 rounded-control bg-leaf-soft px-3">
      <span>
        <Trans id="office.product.looksLike" values={{ name: staple.name }} components={{ b: <b /> }} />
      </span>
      <Button
        look="plain"
        onClick={() => {
          setDone(staple.name);
          onFill(staple);
        }}
      >
        {i18n._('office.fillIn')}
      </Button>
    </output>
  );
}

/** Fills the empty fields of a form from a staple; its name replaces the part that was typed. */
export function fillFields(form: HTMLFormElement, { name, category, unit, sold }: Staple): void {
  const put = (field: string, value: string, replaces = false): void => {
    const control = form.elements.namedItem(field) as HTMLInputElement | HTMLSelectElement | null;
    if (!control || (control.value !== '' && !replaces)) return;
    control.value = value;
    // Fires the events of typing and choosing, so that errors are cleared and dependent fields follow.
    const event = control instanceof HTMLSelectElement ? 'change' : 'input';
    control.dispatchEvent(new Event(event, { bubbles: true }));
  };
  put('title', name, true);
  put('description', name);
  put('category', category);
  put('unit', sold === 'packed' ? 'item' : unit);
}

/** The details that a staple suggests. */
export const detailsOf = (staple: Staple): KnownDetails => ({
  title_hi: staple.title_hi,
  title_bn: staple.title_bn,
  alsoCalled: staple.alsoCalled.join(', '),
  hsn: staple.hsn,
  taxGoods: staple.taxGoods,
  mark: staple.mark,
});

/**
 * The address of a staple's drawn picture, once the shop has it; empty where there is none. It cannot be had without a
 * network, and a product needs none: the form goes on.
 */
export async function pictureOf({ name, thumbnail }: Staple): Promise<string> {
  if (thumbnail === '') return '';
  try {
    await callApi('/staples/pictures', { method: 'POST', body: { staple: name } });
    return thumbnail;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return '';
  }
}
