import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type KeyboardEvent, useEffect, useState, useRef } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { packText, type Product } from '#catalogue/catalogue.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import type { Listing } from '#search/search.ts';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** The text typed so far, the handler for keys, and the way to close the suggestions. */
type SuggestionsProps = {
  words: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onPick: () => void;
};

const SHOWN = 6;
const PAUSE_MS = 120;

const PANEL =
  'absolute inset-x-0 top-full z-40 mt-1 max-h-[70dvh] overflow-y-auto rounded-tile bg-white p-2 shadow-float';
const ROW =
  'flex min-h-11 items-center rounded-control px-2 hover:bg-leaf-soft focus-visible:bg-leaf-soft focus-visible:-outline-offset-2';

type Found = { words: string; products: Product[]; total: number };

/**
 * Goods with picture and price while someone types, before that the way to paste a whole list. Plain links: Tab and the
 * arrows walk through them.
 */
export function SearchSuggestions({ words, onKeyDown, onPick }: SuggestionsProps) {
  const { i18n } = useLingui();
  const found = useFound(words);
  const isNone = found?.products.length === 0;
  return (
    <>
      {/* It stands there before it says anything: a region that comes together with its text is silent in most readers. */}
      <output className={isNone ? `${PANEL} block p-3 text-muted` : 'sr-only'}>
        {found &&
          (isNone
            ? i18n._('shop.search.none', { words: found.words })
            : i18n._('shop.search.found', { words: found.words, count: found.total }))}
      </output>
      {found && !isNone && <Goods goods={found.products} onKeyDown={onKeyDown} onPick={onPick} />}
      {!words && <WholeList />}
    </>
  );
}

/** Below the box while the focus is in it and nothing is written there. */
function WholeList() {
  const { i18n } = useLingui();
  return (
    <p className={`${PANEL} hidden [form:focus-within:has(:placeholder-shown)>&]:block`}>
      <Link to={pageAddress('list')} className={`${ROW} gap-3 font-semibold no-underline`}>
        <Icon name="orders" className="size-5 text-leaf" />
        {i18n._('shop.search.list')}
      </Link>
    </p>
  );
}

/** The goods found for these words; until the answer comes, those of a shorter or longer query. */
function useFound(words: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!words) return undefined;
    const asking = new AbortController();
    const pause = setTimeout(() => {
      // Without an answer there are no suggestions; the form itself still works.
      void fetchGoods(words, asking.signal)
        .catch(ifCallFailed(undefined))
        // A newer word may have taken the place of these.
        .then((goods) => asking.signal.aborted || setFound(goods));
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [words]);
  const isOfThese = found && words && (found.words.startsWith(words) || words.startsWith(found.words));
  return isOfThese ? found : undefined;
}

function Goods({ goods, onKeyDown, onPick }: Omit<SuggestionsProps, 'words'> & { goods: Product[] }) {
  const { i18n } = useLingui();
  return (
    <div className={PANEL}>
      <ul>
        {goods.map((product) => (
          <li key={product._id}>
            <Link
              to={pageAddress('product', { productId: product._id })}
              onClick={onPick}
              onKeyDown={onKeyDown}
              className={`${ROW} min-h-14 gap-3`}
            >
              <span className={`grid size-12 shrink-0 place-items-center rounded-control bg-${product.art}`}>
                <GoodsTilePicture
                  art={product.art}
                  thumbnail={product.thumbnail}
                  size="small"
                  className="size-10 object-contain"
                />
              </span>
              <span className="mr-auto">
                <span className="line-clamp-2">
                  <OwnWords text={product.title} />
                </span>
                <span className="line-clamp-1 text-sm text-muted">
                  <OwnWords text={whatItIs(i18n, product)} />
                </span>
              </span>
              <Money rupees={product.price} className="font-bold" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The brand, pack and shelf, to tell goods of the same name apart. */
const whatItIs = (i18n: I18n, { brand, pack, shelf }: Product): string =>
  [brand, packText(i18n, pack), shelf].filter(Boolean).join(' · ');

async function fetchGoods(words: string, signal: AbortSignal): Promise<Found> {
  const search = new URLSearchParams({ q: words, limit: String(SHOWN) });
  const { products, total } = await callApi<Listing>(inPageLanguage(`/products?${search}`), { signal });
  return { words, products, total };
}

type Heard = { results: ArrayLike<ArrayLike<{ transcript: string }>> };
/** The browser's speech recognition, as far as it is used here. */
type Recognition = EventTarget & {
  lang: string;
  onresult: ((heard: Heard) => void) | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
  start(): void;
  abort(): void;
};
type Speaking = {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
};

/** True if this browser can listen. */
const canListen = (): boolean => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;

/** A button that listens and passes on what it heard; nothing if the browser cannot listen. */
export function VoiceSearch(props: { onHeard: (words: string) => void }) {
  return canListen() ? <ListenButton {...props} /> : null;
}

function ListenButton({ onHeard }: { onHeard: (words: string) => void }) {
  const { i18n } = useLingui();
  const [isListening, setListening] = useState(false);
  const recognition = useRef<Recognition>(undefined);
  useEffect(() => () => recognition.current?.abort(), []);
  const listen = () => {
    if (isListening) return recognition.current?.abort();
    const { SpeechRecognition, webkitSpeechRecognition } = window as Speaking;
    const Listener = SpeechRecognition ?? webkitSpeechRecognition;
    if (!Listener) return;
    const listener = new Listener();
    // What is spoken is the language of the page.
    listener.lang = `${i18n.locale}-IN`;
    listener.onresult = ({ results }) => onHeard(results[0]?.[0]?.transcript ?? '');
    listener.onend = () => setListening(false);
    listener.onerror = () => setListening(false);
    recognition.current = listener;
    setListening(true);
    listener.start();
  };
  return (
    <button
      type="button"
      onClick={listen}
      aria-pressed={isListening}
      aria-label={i18n._('shop.search.voice')}
      className={`absolute top-0 right-0 grid size-11 place-items-center rounded-full ${isListening ? 'bg-leaf-soft text-leaf' : 'text-muted'}`}
    >
      <Icon name="mic" className="size-5" />
    </button>
  );
}
