import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { instant, type Instant } from '#base/time.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import type { HoursNow, PublicHours } from '#settings/hours/hours.ts';
import { type Standing, standingAt } from '#settings/hours/standing.ts';
import { useShop } from '#settings/web/use-shop.ts';

/** The shop's last answer about its hours, and by how many milliseconds its clock is ahead of this device's. */
const useTold = create<{ told?: { hours: PublicHours | null; ahead: number; at: number } }>(() => ({}));

const AGAIN_MS = 60_000;

const clock = (): number => Date.now();

/** Asks the shop for its hours, at most once a minute; without an answer those known count. */
export async function askHours(): Promise<void> {
  const { told } = useTold.getState();
  if (told && Date.now() - told.at < AGAIN_MS) return;
  const answer = await callApi<HoursNow>(`/shop/hours?lang=${i18n.locale}`).catch(ifCallFailed(undefined));
  if (!answer) return;
  const at = Date.now();
  useTold.setState({ told: { hours: answer.hours, ahead: Date.parse(answer.now) - at, at } });
}

/** The shop's standing by its clock, as far as this device knows it. */
export type Now = { standing: Standing; refuses: boolean; now: Instant };

/**
 * Standing of the shop, anew when it opens or closes and when the page is looked at again; undefined in a shop that says nothing
 * of hours. For the browser only: pages are kept for everybody, and this is of the moment.
 */
export function useStanding(): Now | undefined {
  const told = useTold((known) => known.told);
  const shop = useShop().hours;
  const hours = told ? told.hours : shop;
  const ahead = told?.ahead ?? 0;
  const [, look] = useState(0);
  const now = instant(new Date(clock() + ahead));
  const standing = hours ? standingAt(hours, now) : undefined;
  const until = standing?.until;
  useEffect(() => {
    const again = () => look((times) => times + 1);
    const seen = () => {
      if (document.visibilityState !== 'visible') return;
      again();
      void askHours();
    };
    const timer = until && setTimeout(again, Date.parse(until) - ahead - Date.now());
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [until, ahead]);
  return hours && standing ? { standing, refuses: hours.refuses, now } : undefined;
}
