import { useLingui } from '@lingui/react';
import type { PublicRound } from '#delivery/rounds.ts';
import { OwnWords } from '#ui/words/own-words.tsx';
import { blockedText } from './round-words.ts';

/** Why a round cannot be had; the owner's words say their language where it is not the page's. */
export function BlockedText({ round }: { round: PublicRound }) {
  const { i18n } = useLingui();
  return <OwnWords text={blockedText(i18n, round, i18n._('account.round.full'))} />;
}
