import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { create } from 'zustand';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import type { AllWishes } from '#wishes/wishes.ts';

const ASKED_AGAIN_AFTER = 30_000;

/** The number of customers who wait for goods, by product, and when the shop was asked. */
const useCounts = create<{ counts: ReadonlyMap<string, number>; at: number }>(() => ({
  counts: new Map(),
  at: 0,
}));

async function readCounts(): Promise<void> {
  const at = Date.now();
  if (at - useCounts.getState().at < ASKED_AGAIN_AFTER) return;
  useCounts.setState({ at });
  const answer = await callApi<AllWishes>('/wishes/all').catch(ifCallFailed(undefined));
  if (answer)
    useCounts.setState({ counts: new Map(answer.goods.map(({ product, waiting }) => [product, waiting])) });
}

/** Beside a product: the number of customers who wait for it; nothing if there is none. */
export function Waiters({ product }: { product: string }) {
  const { i18n } = useLingui();
  const count = useCounts(({ counts }) => counts.get(product));
  useEffect(() => void readCounts(), []);
  if (!count) return null;
  return <span className="font-medium text-ink"> {i18n._('office.wishes.waiting', { count })}</span>;
}
