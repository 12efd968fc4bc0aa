import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { loadWords } from '#browser/language/words.ts';
import type { Standing } from '#settings/hours/standing.ts';
import { OwnWords } from '#ui/words/own-words.tsx';
import { closedText } from './hours-words.ts';
import { useShopState } from './shop-state.ts';
import { askHours, useStanding } from './use-standing.ts';

// It stands on every page of a shop with hours, most of which load no other messages than the shop's.
await loadWords('offline');

/** Fills in on every page that the shop is closed: the banner and the promise read it. */
export function ClosedWatch() {
  const { i18n } = useLingui();
  const now = useStanding();
  const closed = now ? closedText(i18n, now.standing, now.now) : '';
  const reason = now && reasonOf(now.standing);
  useEffect(
    () => useShopState.setState({ closed, shown: closed && <ClosedText text={closed} reason={reason} /> }),
    [closed, reason],
  );
  return null;
}

/** While the shop is closed: that it is, when it opens, and whether one can order meanwhile. Asks the shop anew. */
export function ClosedNote({ className = '', orders = false }: { className?: string; orders?: boolean }) {
  const { i18n } = useLingui();
  const now = useStanding();
  useEffect(() => void askHours(), []);
  const text = now && closedText(i18n, now.standing, now.now);
  if (!text) return null;
  return (
    <output className={`${className} grid rounded-control bg-marigold-soft px-3 py-2`}>
      <b className="font-semibold">
        <ClosedText text={text} reason={reasonOf(now.standing)} />
      </b>
      {orders && (
        <span className="text-sm">{now.refuses ? i18n._('offline.refuses') : i18n._('offline.takes')}</span>
      )}
    </output>
  );
}

/** The owner's own words for it, which may be in another language than the page. */
const reasonOf = (standing: Standing): string | undefined =>
  standing.isOpen ? undefined : standing.closure?.text;

/** That the shop is closed; the owner's reason in it says its language. */
function ClosedText({ text, reason }: { text: string; reason: string | undefined }) {
  if (!reason) return text;
  const [before, ...after] = text.split(reason);
  return (
    <>
      {before}
      <OwnWords text={reason} />
      {after.join(reason)}
    </>
  );
}
