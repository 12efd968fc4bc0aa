import { useEffect, useState } from 'react';
import { typedDigits } from '#base/phone.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { ListedProduct } from '#catalogue/catalogue.ts';
import { type Caller, type Callers, LOOKED_FOR_FROM } from '#counter/counter.ts';
import type { UsualGoods } from '#orders/orders.ts';

const PAUSE_MS = 150;

/** Customers with the typed number, looked up once typing pauses; empty before an answer. */
export function useCallers(phone: string): { callers: readonly Caller[]; isTold: boolean } {
  const [told, setTold] = useState<{ phone: string; callers: readonly Caller[] }>();
  const digits = typedDigits(phone);
  const isAsked = digits.length >= LOOKED_FOR_FROM;
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    const pause = setTimeout(() => {
      void callApi<Callers>(`/orders/taken/callers?phone=${encodeURIComponent(digits)}`, {
        signal: asking.signal,
      })
        .catch(ifCallFailed(undefined))
        .then((answer) => answer && !asking.signal.aborted && setTold({ phone: digits, ...answer }));
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [digits, isAsked]);
  const isTold = isAsked && told?.phone === digits;
  return { callers: isAsked ? (told?.callers ?? []) : [], isTold };
}

/** Goods that are put in with one tap, and how much of them. */
export type Usual = UsualGoods['goods'][number];

const FAVOURITES = 12;

/** The customer's usual goods, or the best sellers if no customer is chosen. */
export function useUsual({ customer, phone }: { customer: string; phone: string }) {
  const [usual, setUsual] = useState<{ goods: readonly Usual[]; isOwn: boolean }>({
    goods: [],
    isOwn: false,
  });
  useEffect(() => {
    const asking = new AbortController();
    const call = { signal: asking.signal };
    const ask = async (): Promise<void> => {
      const asked = new URLSearchParams({ customer, phone });
      const own =
        customer || phone
          ? (await callApi<UsualGoods>(inPageLanguage(`/orders/taken/usual?${asked.toString()}`), call)).goods
          : [];
      if (own.length > 0) return setUsual({ goods: own, isOwn: true });
      const { products } = await callApi<{ products: ListedProduct[] }>(
        inPageLanguage(`/products?limit=${FAVOURITES}`),
        call,
      );
      setUsual({ goods: products.map((product) => ({ product, quantity: product.least })), isOwn: false });
    };
    void ask().catch(ifCallFailed(undefined));
    return () => asking.abort();
  }, [customer, phone]);
  return usual;
}
