import { isRouteErrorResponse } from 'react-router';
import { isUnanswered } from '#base/failure.ts';
import { tellSeen, useSeen } from '#browser/seen.ts';
import { untilAnswer } from '#browser/until-online.ts';
import type { Routed } from '#ui/page/page-files.ts';

/**
 * Reloads the data of a page as soon as the shop answers again, if it shows the last known state or an error. Text
 * typed into the page stays.
 */
export function comeBack(): void {
  const { __reactRouterDataRouter: router } = window as Routed;
  if (!router) return;
  let isWaiting = false;
  const isBehind = (): boolean =>
    useSeen.getState().at !== undefined || Object.values(router.state.errors ?? {}).some(isAwayError);
  const look = async (): Promise<void> => {
    if (isWaiting || !isBehind()) return;
    isWaiting = true;
    await untilAnswer(new AbortController().signal);
    isWaiting = false;
    if (!isBehind()) return;
    // Whatever still does not come says so again.
    tellSeen(undefined);
    await router.revalidate();
  };
  useSeen.subscribe(() => void look());
  router.subscribe(() => void look());
  void look();
}

const isAwayError = (error: unknown): boolean =>
  isUnanswered(error) || (isRouteErrorResponse(error) && error.status === 503);
