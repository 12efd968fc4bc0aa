import { useLingui } from '@lingui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Language, localeOf } from '#base/language/language.ts';

const MINUTE_MS = 60_000;

/** At the top of a page that is shown as it was seen last: how old it is, and why. */
export function SeenLine({ at }: { at: number }) {
  const { i18n } = useLingui();
  const now = useMinutes();
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const age = ageOf(now - at, i18n.locale as Language);
  return (
    <div className="flex min-h-11 items-center gap-x-4 bg-marigold-soft px-4 text-sm">
      <output className="min-w-0 flex-1 py-2">
        {isOnline ? i18n._('offline.noAnswer', { age }) : i18n._('offline.seen', { age })}
      </output>
      <button
        type="button"
        className="min-h-11 font-semibold text-leaf underline"
        onClick={() => location.reload()}
      >
        {i18n._('offline.again')}
      </button>
    </div>
  );
}

function followNetwork(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** The time, once a minute. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const STEPS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** "2 hours ago", in words of the language; at least a minute. */
function ageOf(milliseconds: number, language: Language): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE_MS));
  const [unit, length] = STEPS.find(([, long]) => minutes >= long)!;
  return new Intl.RelativeTimeFormat(localeOf(language)).format(-Math.floor(minutes / length), unit);
}
