import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { Listing, Product } from '#catalogue/catalogue.ts';
import { Money } from '#ui/money.tsx';
import { TilePicture } from './picture-card.tsx';
import type { SuggestionsProps } from './search-card.tsx';

const SHOWN = 6;
const PAUSE_MS = 120;

type Found = { words: string; products: Product[]; total: number };

/** Goods with picture and price while someone types; arrows choose, Enter opens, Escape puts them away. */
export function SearchSuggestions({ input }: SuggestionsProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [found, setFound] = useState<Found>();
  const [chosen, setChosen] = useState(-1);
  const products = found?.products ?? [];
  const isOpen = found !== undefined;

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let asking: AbortController | undefined;
    const ask = () => {
      clearTimeout(waiting);
      asking?.abort();
      const words = input.value.trim();
      if (!words) return setFound(undefined);
      waiting = setTimeout(() => {
        asking = new AbortController();
        fetchGoods(words, asking.signal).then(
          (goods) => {
            setFound(goods);
            setChosen(-1);
          },
          (error: unknown) => {
            // A newer word took its place, or there is no connection: the form itself still works.
            if (error instanceof CallFailed) setFound(undefined);
          },
        );
      }, PAUSE_MS);
      return undefined;
    };
    const close = () => {
      clearTimeout(waiting);
      asking?.abort();
      setFound(undefined);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!document.getElementById(listId)?.contains(relatedTarget as Node | null)) close();
    };
    input.addEventListener('input', ask);
    input.addEventListener('blur', leave);
    input.form?.addEventListener('submit', close);
    // What was typed while this code was on its way counts, too.
    if (document.activeElement === input && input.value !== input.defaultValue) ask();
    return () => {
      close();
      input.removeEventListener('input', ask);
      input.removeEventListener('blur', leave);
      input.form?.removeEventListener('submit', close);
    };
  }, [input, listId]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isOpen) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setChosen((old) => Math.max(-1, Math.min(old + step, products.length - 1)));
      } else if (event.key === 'Escape') {
        event.preventDefault();
        setFound(undefined);
      } else if (event.key === 'Enter' && products[chosen]) {
        event.preventDefault();
        setFound(undefined);
        void navigate(`/shop/${products[chosen]._id}`);
      }
    };
    input.addEventListener('keydown', press);
    return () => input.removeEventListener('keydown', press);
  }, [input, isOpen, products, chosen, navigate]);

  useEffect(() => {
    input.role = 'combobox';
    input.setAttribute('aria-controls', listId);
    input.ariaAutoComplete = 'list';
    input.ariaExpanded = String(isOpen);
    if (chosen < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${listId}-${chosen}`);
  }, [input, listId, isOpen, chosen]);

  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1">
      <p role="status" className="sr-only">
        {found && `${found.total} goods found for ${found.words}`}
      </p>
      <ul
        id={listId}
        role="listbox"
        aria-label="Goods found"
        hidden={!isOpen}
        className="max-h-[70dvh] overflow-y-auto rounded-tile bg-white p-2 shadow-float"
      >
        {products.map((product, index) => (
          // The input has the focus and the keys; this is what the pointer presses.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <li
            key={product._id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              setFound(undefined);
              void navigate(`/shop/${product._id}`);
            }}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-leaf-soft aria-selected:bg-leaf-soft"
          >
            <span
              className={`grid size-12 shrink-0 place-items-center rounded-control bg-${product.category}`}
            >
              <TilePicture thumbnail={product.thumbnail} className="size-10 object-contain" />
            </span>
            <span className="mr-auto line-clamp-2">{product.title}</span>
            <Money rupees={product.price} className="font-bold" />
          </li>
        ))}
        {found && products.length === 0 && (
          <li role="option" aria-selected={false} aria-disabled="true" className="p-3 text-muted">
            Nothing found for “{found.words}”. Try a shorter word or another name.
          </li>
        )}
      </ul>
    </div>
  );
}

async function fetchGoods(words: string, signal: AbortSignal): Promise<Found> {
  const search = new URLSearchParams({ q: words, limit: String(SHOWN) });
  const { products, total } = await callApi<Listing>(`/products?${search}`, { signal });
  return { words, products, total };
}
