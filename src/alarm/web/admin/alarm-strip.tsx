import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { switchSound, useNews, playSound } from '#alarm/web/admin/news/news-store.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { keep, readKept } from '#browser/storage.ts';
import type { User } from '#identity/identity.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Problem } from '#ui/form/field.tsx';
import { isWantedHere, RingRefused, switchOn } from './device-alarm.ts';

const DISMISSED = 'haat.alarm.strip';
/** Smaller than the house's buttons: the strip takes one line of a phone from the board, and no more. */
const TAP =
  'grid min-h-11 min-w-11 place-items-center rounded-control px-2 font-semibold text-leaf hover:bg-leaf-soft aria-busy:cursor-progress';

/**
 * On the board: says that new orders do not ring here, with one tap to change that, until they do or it is sent away. Where the sound is on
 * and the page was not touched yet, it asks for a tap: before it, browsers play nothing.
 */
export function AlarmStrip({ user }: { user: User }) {
  useLingui();
  const sound = useNews((news) => news.sound);
  const isTouched = useTouched();
  const [isWanted, setWanted] = useState(() => isWantedHere(user._id));
  const [isDismissed, setDismissed] = useState(() => readKept(DISMISSED, 'local') === true);
  const { busy, problem, setProblem, run } = useCall();
  if (sound && !isTouched) return <Line text={i18n._('office.alarm.strip.tap')} />;
  if (isDismissed || (isWanted && sound)) return null;
  const ring = () =>
    !busy &&
    run(async () => {
      try {
        await switchOn(user._id);
        setWanted(true);
      } catch (error) {
        if (!(error instanceof RingRefused)) throw error;
        setProblem(error.message);
      }
    });
  const ringAloud = (): void => {
    playSound();
    switchSound(true);
  };
  const dismiss = (): void => {
    keep(DISMISSED, true, 'local');
    setDismissed(true);
  };
  return (
    <>
      <Line text={isWanted ? i18n._('office.alarm.strip.silent') : i18n._('office.alarm.strip.off')}>
        {!isWanted && (
          <button type="button" aria-busy={busy || undefined} className={TAP} onClick={() => void ring()}>
            {i18n._('office.alarm.strip.ring')}
          </button>
        )}
        {!sound && (
          <button type="button" className={TAP} onClick={ringAloud}>
            {i18n._('office.alarm.strip.sound')}
          </button>
        )}
        <button type="button" className={TAP} aria-label={i18n._('office.alarm.strip.not')} onClick={dismiss}>
          <ToolIcon name="close" />
        </button>
      </Line>
      {problem && (
        <div className="-mt-4 mb-6 flex flex-wrap items-center gap-2 md:mb-8">
          <Problem text={problem} />
          <Link to={officeAddress('alarm')} className="inline-flex min-h-11 items-center text-leaf underline">
            {i18n._('office.alarm.title')}
          </Link>
        </div>
      )}
    </>
  );
}

const Line = ({ text, children }: { text: string; children?: React.ReactNode }) => (
  <section
    aria-label={i18n._('office.alarm.title')}
    // The tabs of the board begin at the very top of the page: they come that much higher.
    className="-mt-2 mb-6 flex flex-wrap items-center gap-x-2 rounded-control bg-marigold-soft pl-3 md:mb-8"
  >
    <p className="min-w-0 flex-1 basis-32 py-1 leading-snug">{text}</p>
    {children && <div className="flex flex-wrap items-center">{children}</div>}
  </section>
);

/** True once the user has touched this page since it loaded; before that, browsers play no sound. */
function useTouched(): boolean {
  const [isTouched, setTouched] = useState(() => navigator.userActivation?.hasBeenActive ?? true);
  useEffect(() => {
    if (isTouched) return undefined;
    const touched = (): void => setTouched(true);
    document.addEventListener('pointerdown', touched);
    document.addEventListener('keydown', touched);
    return () => {
      document.removeEventListener('pointerdown', touched);
      document.removeEventListener('keydown', touched);
    };
  }, [isTouched]);
  return isTouched;
}
